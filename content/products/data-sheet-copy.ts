import { company } from '../company.ts';

/** Words of the data sheets that the page does not have. A change of a figure is a new revision with a date of its own. */
export const DATA_SHEET = {
  title: 'Data sheet',
  specification: 'Specification',
  notes: 'Notes',
  chip: 'chip',
  date: '2025-10-01',
  revision: 'Revision 2, October 2025',
  copyright: `© ${company.copyrightYear} ${company.name}`,
} as const;
