// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverInvoiceRobot: PictureSource = {
  file: 'interface-cover-invoice-robot.e8a8687c',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'The share of filed invoices by week, steady but for week 7, in which a label was renamed and nothing was filed.',
  hasDark: true,
  hasPhone: true,
};
