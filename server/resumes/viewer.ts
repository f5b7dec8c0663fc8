import { LIMITS } from '#shared/limits.ts';
import type { FaultKind } from './pdf/faults.ts';
import type { Pdfium } from './pdfium.ts';
import { encodePng } from './png.ts';

const PAGE_LIMIT = LIMITS.resumePages;
/** Characters kept of a resume's text. A page has some 3,000. */
const TEXT_LIMIT = 200_000;
/** Text of further pages is left out after this time of the processor, in ms: length is no reason to refuse. */
const TEXT_TIME = 600;
/** PDFium's error for a file that needs a password (fpdfview.h). */
const NEEDS_PASSWORD = 4;
const ACTION_REMOTE = 2;
const ACTION_LAUNCH = 4;
const ACTION_EMBEDDED = 5;
const BGRA = 4;
const WHITE = 0xffffffff;
const RENDER_ANNOTATIONS = 1;
const LONGEST_SIDE = 4000;

/** What a person would see of a resume, or the reason why they would see nothing or too much. */
export type Sight = { fault: FaultKind } | { fault?: never; pages: number; text: string };

/** Opens the file as a person's viewer would; the bytes have been inspected before. */
export function view(pdfium: Pdfium, bytes: Uint8Array): Sight {
  return withDocument<Sight>(pdfium, bytes, (document) => {
    const { api } = pdfium;
    if (document === 0)
      return { fault: api.FPDF_GetLastError() === NEEDS_PASSWORD ? 'encrypted' : 'damaged' };
    const pages = api.FPDF_GetPageCount(document);
    if (pages > PAGE_LIMIT) return { fault: 'pages' };
    if (api.FPDFDoc_GetJavaScriptActionCount(document) > 0) return { fault: 'javascript' };
    let text = '';
    const end = processorTime() + TEXT_TIME;
    for (let index = 0; index < Math.max(pages, 1); index += 1) {
      const fault = withPage(pdfium, document, index, (page) => {
        if (page === 0) return index === 0 ? 'damaged' : undefined;
        if (index === 0 && isBlank(pdfium, page)) return 'damaged';
        if (processorTime() < end) text += textOf(pdfium, page, TEXT_LIMIT - text.length);
        return faultOfLinks(pdfium, page);
      });
      if (fault) return { fault };
      if (processorTime() > end || text.length >= TEXT_LIMIT) break;
    }
    return { pages, text: text.trim() };
  });
}

/**
 * A picture of a page as PNG.
 * @param number the page, from 1
 * @param width in pixels, at most 4,000
 * @returns undefined where there is no such page
 */
export function render(pdfium: Pdfium, bytes: Uint8Array, number: number, width: number): Buffer | undefined {
  return withDocument(pdfium, bytes, (document) => {
    if (document === 0 || number < 1 || number > pdfium.api.FPDF_GetPageCount(document)) return undefined;
    return withPage(pdfium, document, number - 1, (page) =>
      page === 0 ? undefined : picture(pdfium, page, width),
    );
  });
}

function picture(pdfium: Pdfium, page: number, wanted: number): Buffer {
  const { api } = pdfium;
  const ratio = api.FPDF_GetPageHeightF(page) / api.FPDF_GetPageWidthF(page);
  const side = (value: number) => Math.min(Math.max(Math.round(value), 1), LONGEST_SIDE);
  const width = side(Math.min(wanted, LONGEST_SIDE / ratio));
  const height = side(width * ratio);
  const bitmap = api.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) throw new RangeError('no memory left for a picture');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_ANNOTATIONS);
  const from = api.FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.bytes().subarray(from, from + width * height * BGRA);
  const png = encodePng(pixels, width, height);
  api.FPDFBitmap_Destroy(bitmap);
  return png;
}

/** A page with nothing on it, not even a form field: what is left of a file that was damaged on its way. */
function isBlank({ api }: Pdfium, page: number): boolean {
  return api.FPDFPage_CountObjects(page) === 0 && api.FPDFPage_GetAnnotCount(page) === 0;
}

function textOf(pdfium: Pdfium, page: number, limit: number): string {
  const { api } = pdfium;
  const textPage = api.FPDFText_LoadPage(page);
  if (textPage === 0) return '';
  const count = Math.min(api.FPDFText_CountChars(textPage), limit);
  const pointer = pdfium.allocate((count + 1) * 2);
  const written = count > 0 ? api.FPDFText_GetText(textPage, 0, count, pointer) : 0;
  const text = pdfium.bytes().toString('utf16le', pointer, pointer + Math.max(written - 1, 0) * 2);
  pdfium.free(pointer);
  api.FPDFText_ClosePage(textPage);
  // Characters without a known meaning, and control characters, are no text to search for.
  return `${text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, '')}\n`;
}

/** What the links of a page would do, by PDFium's own reading of them. */
function faultOfLinks(pdfium: Pdfium, page: number): FaultKind | undefined {
  const { api } = pdfium;
  const position = pdfium.allocate(8);
  pdfium.bytes().fill(0, position, position + 8);
  let fault: FaultKind | undefined;
  while (!fault && api.FPDFLink_Enumerate(page, position, position + 4)) {
    const link = pdfium.bytes().readUInt32LE(position + 4);
    fault = faultOfAction(pdfium, api.FPDFLink_GetAction(link));
  }
  pdfium.free(position);
  return fault;
}

function faultOfAction({ api, bytes, allocate, free }: Pdfium, action: number): FaultKind | undefined {
  if (action === 0) return undefined;
  const type = api.FPDFAction_GetType(action);
  if (type === ACTION_LAUNCH) return 'launch';
  if (type === ACTION_EMBEDDED) return 'attachment';
  if (type !== ACTION_REMOTE) return undefined;
  const length = api.FPDFAction_GetFilePath(action, 0, 0);
  const pointer = allocate(length + 1);
  api.FPDFAction_GetFilePath(action, pointer, length);
  const path = bytes().toString('latin1', pointer, pointer + length);
  free(pointer);
  return /^[\\/]{2}/.test(path) ? 'remote' : undefined;
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function withDocument<T>(pdfium: Pdfium, bytes: Uint8Array, use: (document: number) => T): T {
  const pointer = pdfium.allocate(bytes.length);
  pdfium.bytes().set(bytes, pointer);
  const document = pdfium.api.FPDF_LoadMemDocument(pointer, bytes.length, '');
  const result = use(document);
  if (document !== 0) pdfium.api.FPDF_CloseDocument(document);
  pdfium.free(pointer);
  return result;
}

function withPage<T>(pdfium: Pdfium, document: number, index: number, use: (page: number) => T): T {
  const page = pdfium.api.FPDF_LoadPage(document, index);
  const result = use(page);
  if (page !== 0) pdfium.api.FPDF_ClosePage(page);
  return result;
}
