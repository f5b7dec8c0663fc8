import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { startPdfium, withDocument, withPage } from '../../server/resumes/pdfium.ts';

const wasm = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
const pdfium = await startPdfium(new WebAssembly.Module(readFileSync(wasm)));
/** FPDF_ANNOT_LINK, PDFACTION_URI (fpdf_annot.h, fpdf_doc.h). */
const LINK = 2;
const ACTION_URI = 3;

/** What PDFium finds in a document beside pages and web links. */
export function foundByPdfium(bytes: Uint8Array): string[] {
  const { api } = pdfium;
  return withDocument(pdfium, bytes, (document) => {
    const counts = {
      attachment: api.FPDFDoc_GetAttachmentCount(document),
      form: api.FPDF_GetFormType(document),
      outline: api.FPDFBookmark_GetFirstChild(document, 0),
      'named destinations': api.FPDF_CountNamedDests(document),
    };
    const found = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [what] : []));
    for (let index = 0; index < api.FPDF_GetPageCount(document); index += 1) {
      withPage(pdfium, document, index, (page) => {
        for (let nth = 0; nth < api.FPDFPage_GetAnnotCount(page); nth += 1) {
          const annotation = api.FPDFPage_GetAnnot(page, nth);
          const subtype = api.FPDFAnnot_GetSubtype(annotation);
          const action = api.FPDFAction_GetType(api.FPDFLink_GetAction(api.FPDFAnnot_GetLink(annotation)));
          api.FPDFPage_CloseAnnot(annotation);
          if (subtype !== LINK || action !== ACTION_URI)
            found.push(`annotation ${subtype}, action ${action}`);
        }
      });
    }
    return found;
  });
}

const WEB_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

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

/** Web links of a document's first page. */
export async function webLinksOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  const annotations = await (await document.getPage(1)).getAnnotations();
  return annotations.map(({ unsafeUrl }) => unsafeUrl);
}
