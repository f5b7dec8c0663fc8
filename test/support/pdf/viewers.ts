import { Buffer } from 'node:buffer';
import { getDocumentProxy } from 'unpdf';
import { compilePdfium } from '../../../server/resumes/pdf-thread.ts';
import { type Pdfium, startPdfium, withDocument, withPage } from '../../../server/resumes/pdfium.ts';

const WEB_ADDRESS = /^(?:https?:\/\/|mailto:)/i;
/** FPDF_ANNOT_LINK, PDFACTION_URI. */
const LINK = 2;
const ADDRESS = 3;

/** What pdf.js finds in a document beside pages and web links. */
export async function foundByPdfJs(bytes: Uint8Array): Promise<string[]> {
  const found: string[] = [];
  const note = (what: string, holds: unknown) => {
    if (holds && (typeof holds !== 'object' || Object.values(holds).flat().length > 0)) found.push(what);
  };
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  note('script', await document.getJSActions());
  note('attachment', await document.getAttachments());
  note('opening action', await document.getOpenAction());
  note('outline', await document.getOutline());
  note('named destinations', await document.getDestinations());
  note('form', await document.getFieldObjects());
  for (let number = 1; number <= Math.min(document.numPages, 3); number += 1) {
    const page = await document.getPage(number);
    note('script of a page', await page.getJSActions());
    for (const annotation of await page.getAnnotations()) {
      const { subtype, url, unsafeUrl = url, actions, action, dest, attachment } = annotation;
      note('script of an annotation', actions);
      note('action', action ?? dest ?? attachment);
      if (subtype !== 'Link' || !WEB_ADDRESS.test(unsafeUrl ?? '')) found.push(`${subtype} ${unsafeUrl}`);
    }
  }
  await document.cleanup();
  return found;
}

let started: Promise<Pdfium> | undefined;

/** What PDFium finds in a document beside pages and web links. */
export async function foundByPdfium(bytes: Uint8Array): Promise<string[]> {
  started ??= compilePdfium().then(startPdfium);
  const pdfium = await started;
  const { api } = pdfium;
  return withDocument(pdfium, bytes, (document) => {
    if (document === 0) return ['no document'];
    const counts = {
      script: api.FPDFDoc_GetJavaScriptActionCount(document),
      attachment: api.FPDFDoc_GetAttachmentCount(document),
      form: api.FPDF_GetFormType(document),
      outline: api.FPDFBookmark_GetFirstChild(document, 0),
      'named destinations': api.FPDF_CountNamedDests(document),
      signature: api.FPDF_GetSignatureCount(document),
    };
    const found = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [what] : []));
    for (let index = 0; index < Math.min(api.FPDF_GetPageCount(document), 3); index += 1)
      found.push(...withPage(pdfium, document, index, (page) => foundOnPage(pdfium, document, page)));
    return found;
  });
}

function foundOnPage(pdfium: Pdfium, document: number, page: number): string[] {
  const { api } = pdfium;
  const found = [];
  for (let index = 0; index < api.FPDFPage_GetAnnotCount(page); index += 1) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    const subtype = api.FPDFAnnot_GetSubtype(annotation);
    if (subtype !== LINK) found.push(`annotation ${subtype}`);
    api.FPDFPage_CloseAnnot(annotation);
  }
  return [...found, ...addressesOf(pdfium, document, page).filter((address) => !WEB_ADDRESS.test(address))];
}

/** Where the links of a page lead; other actions by their number. */
function addressesOf(pdfium: Pdfium, document: number, page: number): string[] {
  const { api } = pdfium;
  const addresses: string[] = [];
  const position = pdfium.allocate(8);
  pdfium.bytes().fill(0, position, position + 8);
  while (api.FPDFLink_Enumerate(page, position, position + 4)) {
    const action = api.FPDFLink_GetAction(pdfium.bytes().readUInt32LE(position + 4));
    const type = action === 0 ? 0 : api.FPDFAction_GetType(action);
    addresses.push(type === ADDRESS ? addressOf(pdfium, document, action) : `action ${type}`);
  }
  pdfium.free(position);
  return addresses;
}

function addressOf(pdfium: Pdfium, document: number, action: number): string {
  const size = pdfium.api.FPDFAction_GetURIPath(document, action, 0, 0);
  const pointer = pdfium.allocate(size + 1);
  pdfium.api.FPDFAction_GetURIPath(document, action, pointer, size);
  const text = Buffer.from(pdfium.bytes().subarray(pointer, pointer + Math.max(size - 1, 0))).toString(
    'utf8',
  );
  pdfium.free(pointer);
  return text;
}

/** Web links of a document's first page, as PDFium reads them. */
export async function webLinksOf(bytes: Uint8Array): Promise<string[]> {
  started ??= compilePdfium().then(startPdfium);
  const pdfium = await started;
  return withDocument(pdfium, bytes, (document) =>
    withPage(pdfium, document, 0, (page) => addressesOf(pdfium, document, page)),
  );
}
