import { Buffer } from 'node:buffer';
import { getDocumentProxy } from 'unpdf';
import { type Pdfium, startPdfium } from '../../../server/resumes/pdfium.ts';

const LAUNCH = 4;
const REMOTE = 2;
const ADDRESS = 3;
/** A control character is no host. */
const HARMFUL_ADDRESS = /^\s*(?:javascript:|\\\\|file:\/\/[^/\p{Cc}]|file:\/{4,})/iu;

/** What pdf.js finds in a file that does harm; empty where it cannot open the file at all. */
export async function foundByPdfJs(bytes: Uint8Array): Promise<string[]> {
  const found: string[] = [];
  try {
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, stopAtErrors: false });
    const scripts = await document.getJSActions();
    if (scripts && Object.values(scripts).flat().length > 0) found.push('script');
    const attachments = await document.getAttachments();
    if (attachments && Object.keys(attachments).length > 0) found.push('attachment');
    const opening = (await document.getOpenAction()) as { action?: string } | null;
    if (opening?.action === 'Launch') found.push('launch');
    for (let number = 1; number <= Math.min(document.numPages, 3); number += 1) {
      const page = await document.getPage(number);
      const actions = await page.getJSActions();
      if (actions && Object.values(actions).flat().length > 0) found.push('script of a page');
      for (const annotation of await page.getAnnotations()) {
        const { unsafeUrl = '', actions: scripted } = annotation;
        if (HARMFUL_ADDRESS.test(unsafeUrl)) found.push(`address ${unsafeUrl}`);
        if (scripted && Object.values(scripted).flat().length > 0) found.push('script of a field');
      }
    }
    await document.cleanup();
  } catch {
    // What it cannot open does nothing in it.
  }
  return found;
}

let started: Promise<Pdfium> | undefined;

/** What PDFium finds in a file that does harm; empty where it cannot open the file at all. */
export async function foundByPdfium(bytes: Uint8Array): Promise<string[]> {
  started ??= startPdfium();
  const pdfium = await started;
  const { api } = pdfium;
  const found: string[] = [];
  const pointer = pdfium.allocate(bytes.length);
  pdfium.bytes().set(bytes, pointer);
  const document = api.FPDF_LoadMemDocument(pointer, bytes.length, '');
  if (document !== 0) {
    if (api.FPDFDoc_GetJavaScriptActionCount(document) > 0) found.push('script');
    if (api.FPDFDoc_GetAttachmentCount(document) > 0) found.push('attachment');
    const page = api.FPDF_LoadPage(document, 0);
    if (page !== 0) {
      found.push(...linksOf(pdfium, document, page));
      api.FPDF_ClosePage(page);
    }
    api.FPDF_CloseDocument(document);
  }
  pdfium.free(pointer);
  return found;
}

function linksOf(pdfium: Pdfium, document: number, page: number): string[] {
  const { api } = pdfium;
  const found: string[] = [];
  const position = pdfium.allocate(8);
  pdfium.bytes().fill(0, position, position + 8);
  while (api.FPDFLink_Enumerate(page, position, position + 4)) {
    const action = api.FPDFLink_GetAction(pdfium.bytes().readUInt32LE(position + 4));
    const type = action === 0 ? 0 : api.FPDFAction_GetType(action);
    if (type === LAUNCH) found.push('launch');
    if (type !== REMOTE && type !== ADDRESS) continue;
    const read = (into: number, size: number) =>
      type === REMOTE
        ? api.FPDFAction_GetFilePath(action, into, size)
        : api.FPDFAction_GetURIPath(document, action, into, size);
    const text = textOf(pdfium, read);
    if (HARMFUL_ADDRESS.test(text)) found.push(`address ${text}`);
  }
  pdfium.free(position);
  return found;
}

function textOf(pdfium: Pdfium, read: (into: number, size: number) => number): string {
  const size = read(0, 0);
  const pointer = pdfium.allocate(size + 1);
  read(pointer, size);
  const text = Buffer.from(pdfium.bytes().subarray(pointer, pointer + Math.max(size - 1, 0))).toString(
    'utf8',
  );
  pdfium.free(pointer);
  return text;
}
