import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Plugin } from 'vite';
import { company } from '#content/company.ts';
import { DATA_SHEET } from '#content/products/data-sheet-copy.ts';
import { CONTACTS, type ContactGroup } from '#content/products/module-contacts.ts';
import { WIRING } from '#content/products/module-wiring.ts';
import { modules, type ProductModule } from '#content/products/products-copy.ts';
import { dataSheetPath } from '#shared/paths.ts';

/** The data sheets of /products (behaviour T15): one PDF page per module, from the data of the page. */
export function dataSheets(): Plugin {
  return {
    name: 'data-sheets',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const module of modules) {
        const fileName = dataSheetPath(module.id).slice(1);
        this.emitFile({ type: 'asset', fileName, source: await dataSheet(module) });
      }
    },
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const module = modules.find(({ id }) => dataSheetPath(id) === req.url);
        if (!module) return next();
        dataSheet(module).then((bytes) => res.setHeader('Content-Type', 'application/pdf').end(bytes), next);
      });
    },
  };
}

/** The width of A4 and the margin, in points. */
const PAGE = { width: 595.28, margin: 48 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const INK = '#0b1f1a';
const BODY = '#334942';
const COPPER = '#a8500f';
const LINE = '#dce5e0';
/** Standard PDF fonts: the site's are variable WOFF2, which cannot be embedded as subsets. */
const FONTS = { text: 'Helvetica', strong: 'Helvetica-Bold', mono: 'Courier' } as const;

/** A reproducible PDF data sheet: its dates are the content's, not the build's. */
async function dataSheet(module: ProductModule): Promise<Buffer> {
  const date = new Date(`${DATA_SHEET.date}T00:00:00Z`);
  const title = `${module.title}: ${DATA_SHEET.title.toLowerCase()}`;
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: title,
      Author: company.name,
      Subject: module.description,
      CreationDate: date,
      ModDate: date,
    },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  write(doc, root, module);
  root.end();
  doc.end();
  return buffer(doc);
}

type Doc = InstanceType<typeof PDFDocument>;
type Part = ReturnType<Doc['struct']>;

function write(doc: Doc, root: Part, module: ProductModule) {
  const say = (
    tag: string,
    text: string,
    font: keyof typeof FONTS,
    size: number,
    color: string,
    after = 0,
  ) => {
    root.add(
      doc.struct(tag, {}, () => {
        doc
          .font(FONTS[font])
          .fontSize(size)
          .fillColor(color)
          .text(text, PAGE.margin, doc.y, { width: WIDTH, lineGap: 2 });
      }),
    );
    doc.y += after;
  };
  say('P', `${company.name}  ·  ${DATA_SHEET.title}  ·  ${module.designator}`, 'mono', 9, COPPER, 6);
  say('H1', module.title, 'strong', 24, INK, 6);
  say('P', module.description, 'text', 10.5, BODY, 10);

  say('H2', DATA_SHEET.specification, 'strong', 12, INK, 3);
  table(
    doc,
    root,
    module.specification.map(({ label, value }) => [label, value]),
    'text',
  );
  for (const group of CONTACTS[module.id]) {
    say('H2', group.title, 'strong', 12, INK, 3);
    table(doc, root, rows(group), 'mono');
  }
  say('H2', DATA_SHEET.notes, 'strong', 12, INK, 3);
  for (const note of [...module.features, WIRING[module.id].level]) say('P', note, 'text', 9.5, BODY, 2);

  doc.y = Math.max(doc.y + 8, 842 - PAGE.margin - 26);
  say('P', `${DATA_SHEET.revision}  ·  ${company.email}  ·  ${DATA_SHEET.copyright}`, 'mono', 8, BODY);
}

const rows = ({ contacts }: ContactGroup) =>
  contacts.map(({ name, use, chip }) => [name, chip ? `${use} (${DATA_SHEET.chip} ${chip})` : use] as const);

/** Two columns; the first one holds the row headings. */
function table(
  doc: Doc,
  root: Part,
  cells: readonly (readonly [string, string])[],
  font: keyof typeof FONTS,
) {
  const tag = doc.struct('Table');
  root.add(tag);
  const first = 130;
  for (const [label, value] of cells) {
    const row = doc.struct('TR');
    tag.add(row);
    const top = doc.y;
    const cell = (
      kind: string,
      text: string,
      face: keyof typeof FONTS,
      color: string,
      x: number,
      width: number,
    ) =>
      row.add(
        doc.struct(kind, {}, () => {
          doc.font(FONTS[face]).fontSize(9.5).fillColor(color).text(text, x, top, { width, lineGap: 1 });
        }),
      );
    cell('TH', label, font, font === 'mono' ? COPPER : BODY, PAGE.margin, first - 10);
    const below = doc.y;
    cell('TD', value, 'text', INK, PAGE.margin + first, WIDTH - first);
    doc.y = Math.max(below, doc.y) + 2.5;
    doc.markContent('Artifact');
    doc
      .moveTo(PAGE.margin, doc.y)
      .lineTo(PAGE.margin + WIDTH, doc.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    doc.endMarkedContent();
    doc.y += 3;
    row.end();
  }
  tag.end();
  doc.y += 9;
}
