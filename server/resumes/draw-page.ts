import { type Pdfium, withDocument, withForm, withPage } from './pdfium.ts';

/** Bytes of a pixel. */
const RGBA = 4;
const WHITE = 0xffffffff;
/** FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER (fpdfview.h): with annotations, red first. */
const FLAGS = 0x01 | 0x10;
const MAX_SIDE = 4000;
const COMPRESSION = 6;

/**
 * A picture of a page as PNG.
 * @param number the page, from 1
 * @param width in pixels, at most 4,000
 * @returns undefined where there is no such page
 */
export function drawPage(
  pdfium: Pdfium,
  bytes: Uint8Array,
  number: number,
  width: number,
): Uint8Array | undefined {
  return withDocument(pdfium, bytes, (document) => {
    if (document === 0 || number < 1 || number > pdfium.api.FPDF_GetPageCount(document)) return undefined;
    return withPage(pdfium, document, number - 1, (page) =>
      page === 0 ? undefined : pictureOf(pdfium, { document, page }, width),
    );
  });
}

function pictureOf(
  pdfium: Pdfium,
  { document, page }: { document: number; page: number },
  wanted: number,
): Uint8Array {
  const { api } = pdfium;
  const ratio = api.FPDF_GetPageHeightF(page) / api.FPDF_GetPageWidthF(page);
  const side = (value: number) => Math.min(Math.max(Math.round(value), 1), MAX_SIDE);
  const width = side(Math.min(wanted, MAX_SIDE / ratio));
  const height = side(width * ratio);
  const bitmap = api.FPDFBitmap_Create(width, height, 1);
  if (bitmap === 0) throw new RangeError('no memory left for a picture');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
  withForm(pdfium, document, (form) => api.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, FLAGS));
  const pixels = api.FPDFBitmap_GetBuffer(bitmap);
  const pointer = pdfium.allocate(4);
  const size = api.EPDF_PNG_EncodeRGBA(pixels, width, height, width * RGBA, COMPRESSION, pointer);
  const start = pdfium.bytes().readUInt32LE(pointer);
  const png = Uint8Array.from(pdfium.bytes().subarray(start, start + size));
  pdfium.free(start);
  pdfium.free(pointer);
  api.FPDFBitmap_Destroy(bitmap);
  return png;
}
