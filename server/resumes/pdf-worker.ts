import { parentPort, workerData } from 'node:worker_threads';
import { LIMITS } from '#shared/limits.ts';
import { limitCombiningMarks } from '#shared/plain-characters.ts';
import { drawPage } from './draw-page.ts';
import type { Message, Outcome, Task } from './pdf-thread.ts';
import { type Pdfium, startPdfium, withDocument, withPage } from './pdfium.ts';
import { copySafely } from './safe-copy.ts';

/** Characters of a resume's text that are kept. A page has some 3,000. */
const TEXT_LIMIT = 200_000;
/** Milliseconds of processor time after which further pages' text is skipped: no file is refused as long. */
const TEXT_TIME = 200;
/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY (fpdfview.h). */
const ENCRYPTED = [4, 5];
/** FPDF_ANNOT_LINK (fpdf_annot.h). */
const LINK = 2;

/** Opens a PDF as a viewer would: its text and number of pages, or why a viewer would show nothing. */
function readResume(pdfium: Pdfium, bytes: Uint8Array): Outcome {
  const { api } = pdfium;
  return withDocument<Outcome>(pdfium, bytes, (document) => {
    if (document === 0)
      return { fault: ENCRYPTED.includes(api.FPDF_GetLastError()) ? 'encrypted' : 'damaged' };
    const pages = api.FPDF_GetPageCount(document);
    if (pages > LIMITS.resumePages) return { fault: 'pages' };
    if (isAllBlank(pdfium, document, pages)) return { fault: 'damaged' };
    const hasFiles = api.FPDFDoc_GetAttachmentCount(document) > 0;
    return { read: { pages, text: textOf(pdfium, document, pages), hasFiles } };
  });
}

function isAllBlank(pdfium: Pdfium, document: number, pages: number): boolean {
  for (let index = 0; index < pages; index += 1) {
    if (!withPage(pdfium, document, index, (page) => page === 0 || isBlank(pdfium, page))) return false;
  }
  return true;
}

/** Files damaged in transit open as blank pages. Unlike links, form fields and other annotations show. */
function isBlank({ api }: Pdfium, page: number): boolean {
  if (api.FPDFPage_CountObjects(page) > 0) return false;
  for (let index = 0; index < api.FPDFPage_GetAnnotCount(page); index += 1) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    const subtype = api.FPDFAnnot_GetSubtype(annotation);
    api.FPDFPage_CloseAnnot(annotation);
    if (subtype !== LINK) return false;
  }
  return true;
}

function textOf(pdfium: Pdfium, document: number, pages: number): string {
  const end = processorTime() + TEXT_TIME;
  let text = '';
  for (let index = 0; index < pages && text.length < TEXT_LIMIT && processorTime() < end; index += 1) {
    const room = TEXT_LIMIT - text.length;
    text += withPage(pdfium, document, index, (page) => (page === 0 ? '' : textOfPage(pdfium, page, room)));
  }
  return text.trim();
}

function textOfPage(pdfium: Pdfium, page: number, limit: number): string {
  const { api } = pdfium;
  const textPage = api.FPDFText_LoadPage(page);
  if (textPage === 0) return '';
  const count = Math.min(api.FPDFText_CountChars(textPage), limit);
  const pointer = pdfium.allocate((count + 1) * 2);
  const written = count > 0 ? api.FPDFText_GetText(textPage, 0, count, pointer) : 0;
  const text = pdfium.bytes().toString('utf16le', pointer, pointer + Math.max(written - 1, 0) * 2);
  pdfium.free(pointer);
  api.FPDFText_ClosePage(textPage);
  // Control characters, and glyphs without a known meaning, cannot be searched for.
  const plain = text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, '');
  return `${limitCombiningMarks(plain)}\n`;
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Bytes. WebAssembly memory never shrinks, so a thread above this is replaced. */
const MEMORY_KEPT = 48 * 1024 * 1024;

const pdfium = await startPdfium(workerData);
// An exception ends the thread: PDFium's state is undefined after one.
parentPort?.on('message', (task: Task) => {
  const outcome = execute(pdfium, task);
  post({ kind: 'report', outcome, isSpent: pdfium.bytes().length > MEMORY_KEPT });
});
post({ kind: 'ready' });

function execute(pdfium: Pdfium, task: Task): Outcome {
  switch (task.kind) {
    case 'read':
      return readResume(pdfium, task.bytes);
    case 'draw':
      return { bytes: drawPage(pdfium, task.bytes, task.page, task.width) };
    case 'copy':
      return { bytes: copySafely(pdfium, task.bytes) };
  }
}

function post(message: Message): void {
  parentPort?.postMessage(message);
}
