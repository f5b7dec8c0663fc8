import { getDocumentProxy } from 'unpdf';

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
