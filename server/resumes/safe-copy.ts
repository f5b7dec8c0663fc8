import { type Pdfium, withDocument, withForm, withPage } from './pdfium.ts';

/** FPDF_ANNOT_LINK, PDFACTION_URI, FLAT_NORMALDISPLAY (fpdf_annot.h, fpdf_doc.h, fpdf_flatten.h). */
const LINK = 2;
const ACTION_URI = 3;
const AS_DISPLAYED = 0;

const WEB_ADDRESS = /^(?:https?:\/\/|mailto:)[\x21-\x7e]+$/i;

/** Names that only scripts, actions, forms, media, attachments and references to other files need. */
const ACTIVE =
  /\/(?:JS|JavaScript|OpenAction|AcroForm|XFA|Launch|SubmitForm|ImportData|GoTo[3ER]\w*|Rendition|RichMedia\w*|3D\w*|Movie|Sound|EmbeddedFiles?|Filespec|FFilter|OPI)(?![^\s/[\]<>()])|\/(?:AA|EF|RF|Ref|F)\s*[<(]|\/(?:AA|EF|RF|Ref)\s+\d+ \d+ R/;
/** The entry of a stream with its data in another file (ISO 32000, 7.3.8.2), or the name of a font. */
const EXTERNAL = /\/F(?![^\s/[\]<>()])/;

type WebLink = { uri: string; rectangle: Buffer };

/**
 * The pages in a new document without scripts, actions, forms, attachments or metadata (content disarm and
 * reconstruction). Web links stay, and what annotations and form fields show becomes part of the page.
 * @returns undefined if a page cannot be copied in this way
 */
export function copySafely(pdfium: Pdfium, bytes: Uint8Array): Uint8Array | undefined {
  const { api } = pdfium;
  return withDocument(pdfium, bytes, (source) => {
    if (source === 0) return undefined;
    const copy = api.FPDF_CreateNewDocument();
    // So that copies made at different times are byte-identical.
    api.EPDF_SetMetaText(copy, 'CreationDate', 0);
    let isWhole = true;
    for (let index = 0; isWhole && index < api.FPDF_GetPageCount(source); index += 1)
      isWhole = copyPage(pdfium, { source, copy, index });
    const written = isWhole ? write(pdfium, copy) : undefined;
    api.FPDF_CloseDocument(copy);
    return written && !isActive(written) ? written : undefined;
  });
}

function copyPage(pdfium: Pdfium, at: { source: number; copy: number; index: number }): boolean {
  const { api } = pdfium;
  const { source, copy, index } = at;
  const original = withPage(pdfium, source, index, (page) => {
    if (page === 0) return undefined;
    const links = webLinks(pdfium, source, page);
    setOwnBox(pdfium, page);
    withForm(pdfium, source, (form) => {
      api.FORM_OnAfterLoadPage(page, form);
      api.FORM_OnBeforeClosePage(page, form);
    });
    api.FPDFPage_Flatten(page, AS_DISPLAYED);
    return { links, width: api.FPDF_GetPageWidthF(page), height: api.FPDF_GetPageHeightF(page) };
  });
  if (!original) return false;
  // As a form XObject: a page that is imported would keep its additional actions (/AA).
  const content = api.FPDF_NewXObjectFromPage(copy, source, index);
  if (content === 0) return false;
  const page = api.FPDFPage_New(copy, index, original.width, original.height);
  api.FPDFPage_InsertObject(page, api.FPDF_NewFormObjectFromXObject(content));
  api.FPDF_CloseXObject(content);
  api.FPDFPage_GenerateContent(page);
  for (const link of original.links) addLink(pdfium, page, link);
  api.FPDF_ClosePage(page);
  return true;
}

/** Flattening would crop a page that inherits its box (ISO 32000, 7.7.3.4) to US Letter. */
function setOwnBox(pdfium: Pdfium, page: number): void {
  const { api } = pdfium;
  const pointer = pdfium.allocate(16);
  api.FPDF_GetPageBoundingBox(page, pointer);
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((at) =>
    pdfium.bytes().readFloatLE(pointer + at),
  );
  pdfium.free(pointer);
  api.FPDFPage_SetMediaBox(page, left, bottom, right, top);
  api.FPDFPage_SetRotation(page, api.FPDFPage_GetRotation(page));
}

function webLinks(pdfium: Pdfium, document: number, page: number): WebLink[] {
  const { api } = pdfium;
  const links: WebLink[] = [];
  // An index into the annotations, the link that was found and its rectangle of four floats.
  const pointer = pdfium.allocate(24);
  pdfium.bytes().fill(0, pointer, pointer + 24);
  while (api.FPDFLink_Enumerate(page, pointer, pointer + 4)) {
    const link = pdfium.bytes().readUInt32LE(pointer + 4);
    const uri = uriOf(pdfium, document, api.FPDFLink_GetAction(link));
    if (!WEB_ADDRESS.test(uri) || !api.FPDFLink_GetAnnotRect(link, pointer + 8)) continue;
    links.push({ uri, rectangle: Buffer.from(pdfium.bytes().subarray(pointer + 8, pointer + 24)) });
  }
  pdfium.free(pointer);
  return links;
}

function uriOf(pdfium: Pdfium, document: number, action: number): string {
  const { api } = pdfium;
  if (action === 0 || api.FPDFAction_GetType(action) !== ACTION_URI) return '';
  const length = api.FPDFAction_GetURIPath(document, action, 0, 0);
  const pointer = pdfium.allocate(length + 1);
  api.FPDFAction_GetURIPath(document, action, pointer, length);
  const uri = pdfium.bytes().toString('latin1', pointer, pointer + Math.max(length - 1, 0));
  pdfium.free(pointer);
  return uri;
}

function addLink(pdfium: Pdfium, page: number, { uri, rectangle }: WebLink): void {
  const { api } = pdfium;
  const annotation = api.FPDFPage_CreateAnnot(page, LINK);
  const text = Buffer.from(`${uri}\0`, 'latin1');
  const pointer = pdfium.allocate(rectangle.length + text.length);
  pdfium.bytes().set([...rectangle, ...text], pointer);
  api.FPDFAnnot_SetRect(annotation, pointer);
  api.FPDFAnnot_SetBorder(annotation, 0, 0, 0);
  api.FPDFAnnot_SetURI(annotation, pointer + rectangle.length);
  api.FPDFPage_CloseAnnot(annotation);
  pdfium.free(pointer);
}

function write(pdfium: Pdfium, document: number): Uint8Array {
  const { api } = pdfium;
  const writer = api.PDFiumExt_OpenFileWriter();
  api.PDFiumExt_SaveAsCopy(document, writer);
  const size = api.PDFiumExt_GetFileWriterSize(writer);
  const pointer = pdfium.allocate(size);
  api.PDFiumExt_GetFileWriterData(writer, pointer, size);
  const bytes = Uint8Array.from(pdfium.bytes().subarray(pointer, pointer + size));
  pdfium.free(pointer);
  api.PDFiumExt_CloseFileWriter(writer);
  return bytes;
}

/**
 * Whether the resources of a page brought anything active into the copy. PDFium spells every name in one way
 * and writes no object streams, so names can be searched once the data of streams and strings are removed.
 */
function isActive(copy: Uint8Array): boolean {
  const text = Buffer.from(copy.buffer, copy.byteOffset, copy.byteLength).toString('latin1');
  const table = text.slice(Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1]));
  const objects = Array.from(table.matchAll(/^(\d{10}) \d{5} n/gm), ([, offset]) => Number(offset));
  return objects.some((offset) => {
    const [syntax = '', data] = partsAt(text, offset);
    return ACTIVE.test(syntax) || (data !== undefined && EXTERNAL.test(ownEntries(syntax)));
  });
}

/** The syntax of an object without strings, then the data of its stream. Line ends in strings are escaped. */
function partsAt(text: string, offset: number): string[] {
  const object = text.slice(offset, text.indexOf('endobj\r\n', offset));
  const [syntax = '', ...data] = object.split('stream\r\n', 2);
  return [syntax.replace(/\((?:[^\\()]|\\[\s\S])*\)/g, '()'), ...data];
}

/** The entries of a dictionary without those of nested dictionaries. */
function ownEntries(syntax: string): string {
  const [, ...levels] = syntax.replace(/<[0-9A-F]*>/g, '()').split('<<');
  let depth = 0;
  let own = '';
  for (const level of levels) {
    depth += 1;
    for (const [index, entries] of level.split('>>').entries()) {
      if (index > 0) depth -= 1;
      if (depth === 1) own += entries;
    }
  }
  return own;
}
