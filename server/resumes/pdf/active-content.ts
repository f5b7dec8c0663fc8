import type { FaultKind } from './faults.ts';
import { type PdfLexer, stringValue, type TokenKind } from './lexer.ts';
import { LEADS_OUT } from './pdf-object.ts';

type Faults = Readonly<Record<string, FaultKind>>;

/** `/S /Launch`, `/Subtype /RichMedia`: a value that names what its dictionary does. */
const BY_VALUE: Readonly<Record<string, Faults>> = {
  S: {
    JavaScript: 'javascript',
    Launch: 'launch',
    GoToE: 'attachment',
    SubmitForm: 'active',
    ImportData: 'active',
    Movie: 'active',
    Sound: 'active',
    Rendition: 'active',
    RichMediaExecute: 'active',
    GoTo3DView: 'active',
    MCD: 'active',
  },
  Type: {
    Rendition: 'active',
    MediaClip: 'active',
    RichMediaContent: 'active',
    '3D': 'active',
  },
  Subtype: {
    FileAttachment: 'attachment',
    RichMedia: 'active',
    Movie: 'active',
    Sound: 'active',
    '3D': 'active',
    U3D: 'active',
    PRC: 'active',
    Flash: 'active',
  },
};

const SCALARS: readonly TokenKind[] = ['string', 'number'];

/**
 * Keys that do harm, with the kinds of value that they do it with (a number begins a reference). A browser
 * that prints a page writes its anchors as keys too, `/Dests << /JavaScript [4 0 R /XYZ 0 700 0] >>`, and a
 * link to one as `/Dest /JavaScript`; an array or a name is therefore no script.
 */
const BY_KEY: Readonly<Record<string, { fault: FaultKind; kinds: readonly TokenKind[] }>> = {
  Encrypt: { fault: 'encrypted', kinds: ['dict-open', 'number'] },
  JS: { fault: 'javascript', kinds: SCALARS },
  // Files embedded, or related to them, by a reference to the list: `attachments.ts` reads those that are written out.
  EF: { fault: 'attachment', kinds: ['number'] },
  RF: { fault: 'attachment', kinds: ['number'] },
  // A form of this kind is a program in XML, and few readers show more than "Please wait".
  XFA: { fault: 'active', kinds: ['array-open', 'number'] },
  // What its addresses begin with.
  Base: { fault: 'remote', kinds: ['number'] },
};

/** Keys of an address or of a file's place (ISO 32000-1, 7.11.3 and 12.6.4.7). */
const PLACES: ReadonlySet<string> = new Set(['URI', 'Base', 'F', 'UF', 'DOS', 'Unix', 'Mac']);
const SCRIPT_ADDRESS =
  /^(?:(?:feed|url|view-source):)*(?:(?:java|live|vb)script:|data:(?:[a-z]+\/[^,;]*)?(?:;[^,]*)?,)/;
/**
 * A share of another computer, which a viewer greets with the visitor's credentials (MITRE ATT&CK T1187), or a search
 * of it or a document on it for a program of Windows.
 */
const SHARE =
  /^(?:[a-z][a-z\d+.-]+:)*(?:\\[/\\]|\/\\|(?:smb|cifs|davs?|nfs|afp|unc|shell|mhtml|mk|its|jar|hcp|ldaps?):|search(?:-ms)?:|ms-[a-z-]+:|file:(?:[/\\]{2}(?![/\\]|localhost[/\\])|[/\\]{4,}))/;
const SHARE_AS_PATH = /^[/\\]{2}[^/\\]/;
/** What may become one with whatever an address adds to it. */
const SHARE_BEGUN = /^(?:[/\\]|smb|file:(?!\/{3}[^/\\]))/;

/** Looks at the tokens of one object after another; neighbours are compared, not keys with their values. */
export class ActiveContent {
  #name = '';

  begin(): void {
    this.#name = '';
  }

  /**
   * The fault in the token at `lexer`, given the one before. Readers disagree about which name is a key and
   * which a value in a malformed dictionary, so their order alone counts.
   */
  fault(kind: TokenKind, lexer: PdfLexer, depth: number): FaultKind | undefined {
    const previous = this.#name;
    this.#name = kind === 'name' ? lexer.text : '';
    if (kind === 'name') {
      // A name that is a whole object may be what `/S 9 0 R` refers to.
      return (
        lookUp(lookUp(BY_VALUE, previous), lexer.text) ??
        (depth === 0 ? faultOfLoneName(lexer.text) : undefined)
      );
    }
    if (kind === 'string' && (depth === 0 || PLACES.has(previous))) {
      const fault = faultOfPlace(previous, stringValue(lexer.bytes.subarray(lexer.start, lexer.pos)));
      if (fault) return fault;
    }
    if (previous === '') return undefined;
    const rule = lookUp(BY_KEY, previous);
    return rule?.kinds.includes(kind) ? rule.fault : undefined;
  }
}

function faultOfLoneName(name: string): FaultKind | undefined {
  const isOut = LEADS_OUT.includes(name);
  return lookUp(BY_VALUE.S, name) ?? lookUp(BY_VALUE.Subtype, name) ?? (isOut ? 'remote' : undefined);
}

/** Viewers pass over blanks and control characters in and around an address (WHATWG URL, 4.4). */
function faultOfPlace(key: string, value: string): FaultKind | undefined {
  const place = value.replace(/[\0-\x20\x7f\xa0]+/g, '').toLowerCase();
  if (SCRIPT_ADDRESS.test(place)) return 'javascript';
  if (SHARE.test(place) || (key === 'Base' && SHARE_BEGUN.test(place))) return 'remote';
  return key !== 'URI' && key !== '' && SHARE_AS_PATH.test(place) ? 'remote' : undefined;
}

function lookUp<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
