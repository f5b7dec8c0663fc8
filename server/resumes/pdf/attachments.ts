import { PdfFault } from './faults.ts';
import type { PdfObject } from './pdf-object.ts';
import type { StreamData } from './stream-data.ts';

/** A Europass profile is some 20 to 300 KB of XML. */
const XML_LIMIT = 1024 * 1024;
const XML_NAME = /^[^\p{Cc}\p{Cf}/\\]{1,80}\.xml$/iu;
/** A page, a picture, a transformation or a form is one by its namespace, whatever its elements are called. */
const OTHER_THAN_DATA =
  /<(?:!doctype|html|svg|script|\?mso-application|\?xml-stylesheet|xdp:)|xmlns(?::[^\s=]+)?\s*=\s*["'][^"']*(?:&|\/xhtml|\/svg|\/XSL\/)|encoding\s*=\s*["'](?!utf-8)/i;

export interface StoredStream {
  body: Buffer;
  filters: readonly string[];
  /** Whether all readers agree where the body ends. */
  isMeasured: boolean;
}

/**
 * The files embedded in a PDF. Europass keeps a profile's data as XML in the CV that it writes, so one file that is
 * XML by name and content is accepted; any other is refused.
 */
export class Attachments {
  #targets = new Set<number>();
  #names = new Set<string>();

  add(object: PdfObject): void {
    for (const target of object.embedded) this.#targets.add(target);
    if (object.embedded.length > 0) for (const name of object.fileNames) this.#names.add(name);
    if (object.isOfType('EmbeddedFile')) this.#targets.add(object.number);
  }

  /**
   * The name of the XML file, or undefined where nothing is embedded.
   * @throws PdfFault
   */
  lone(streams: ReadonlyMap<number, readonly StoredStream[]>, data: StreamData): string | undefined {
    if (this.#targets.size === 0) return undefined;
    const [target = 0] = this.#targets;
    const [name = ''] = this.#names;
    const [stored, other] = streams.get(target) ?? [];
    const isLone = this.#targets.size === 1 && this.#names.size === 1 && other === undefined;
    if (!isLone || !stored || !XML_NAME.test(name)) throw new PdfFault('attachment');
    if (!isXml(data.readText(stored.body, stored.filters, stored.isMeasured)))
      throw new PdfFault('attachment');
    return name;
  }
}

function isXml(bytes: Buffer): boolean {
  if (bytes.length > XML_LIMIT) return false;
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  return /^\s*<(?:\?xml\s|[a-z])/i.test(text) && !OTHER_THAN_DATA.test(text);
}
