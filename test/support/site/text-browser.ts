import { type HtmlElement, parseHtml } from './html.ts';

/** By label: what is typed, the words of what is chosen, or whether a box is ticked. */
type Filled = Record<string, string | boolean>;

/**
 * A browser that shows text alone, as lynx does: it follows links and redirects, fills in forms and sends them by the
 * rules of HTML (4.10.22), and keeps cookies. Links and buttons go by their text, fields by their label, or by how it
 * begins.
 */
export class TextBrowser {
  readonly #cookies = new Map<string, string>();
  #address: URL;
  #document: HtmlElement | undefined;
  /** Of the page on show. */
  status = 0;

  constructor(origin: string, cookies: string[] = []) {
    this.#address = new URL(origin);
    for (const cookie of cookies) this.#keep(cookie);
  }

  get document(): HtmlElement {
    if (!this.#document) throw new Error('No page is open');
    return this.#document;
  }

  get main(): HtmlElement {
    return this.document.one('main');
  }

  /** Path and query of the page on show. */
  get path(): string {
    return this.#address.pathname + this.#address.search;
  }

  /** What the address leads to within the page, and what takes the focus there. */
  get target(): HtmlElement {
    return this.document.one(`${this.#address.hash}:is([tabindex], a, button)`);
  }

  /** An answer that is not to be shown, such as a file. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      Origin: this.#address.origin,
    };
    const answer = await fetch(new URL(path, this.#address), { redirect: 'manual', headers, ...init });
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    return answer;
  }

  async open(path: string, init?: RequestInit): Promise<void> {
    const answer = await this.fetch(path, init);
    const to = answer.headers.get('location');
    if (to) return this.open(to);
    this.#address = new URL(path, this.#address);
    this.status = answer.status;
    this.#document = parseHtml(await answer.text());
  }

  follow(link: string, within = this.document): Promise<void> {
    return this.open(named(link, within.all('a')).get('href') ?? '');
  }

  press(button: string, filled: Filled = {}): Promise<void> {
    return this.open(...this.#submission(button, filled));
  }

  /** As `press`, where a file is the answer. */
  save(button: string, filled: Filled = {}): Promise<Response> {
    return this.fetch(...this.#submission(button, filled));
  }

  /** What stands in the field with this label; undefined for a box that is not ticked. */
  value(label: string): string | undefined {
    return heldBy(named(label, this.document.descendants.filter(isField), this.#labelOf));
  }

  #submission(buttonName: string, filled: Filled): [address: string, init?: RequestInit] {
    const button = named(buttonName, this.document.all('button'));
    const form = this.#formOf(button);
    if (!form) throw new Error(`${buttonName} sends no form`);
    const fields = this.document.descendants.filter((each) => isField(each) && this.#formOf(each) === form);
    const values = new Map(fields.map((field) => [field, heldBy(field)]));
    for (const [label, value] of Object.entries(filled)) {
      const field = named(label, fields, this.#labelOf);
      if (field.get('type') === 'radio')
        for (const other of fields) if (other.get('name') === field.get('name')) values.set(other, undefined);
      values.set(field, typeof value === 'boolean' ? ticked(field, value) : typed(field, value));
    }
    values.set(button, button.get('value'));
    const sent = new URLSearchParams();
    for (const [{ attributes }, value] of values)
      if (attributes.has('name') && value !== undefined) sent.append(attributes.get('name') ?? '', value);
    const action = new URL(button.get('formaction') ?? form.get('action') ?? '', this.#address);
    if (form.get('method') === 'post') return [action.href, { method: 'POST', body: sent }];
    action.search = String(sent);
    return [action.href];
  }

  #formOf(control: HtmlElement): HtmlElement | undefined {
    const id = control.get('form');
    return id ? this.document.one(`#${id}`) : around(control, 'form');
  }

  readonly #labelOf = (field: HtmlElement): string => {
    const named = field.get('aria-labelledby');
    const label = this.document.all(`[for="${field.get('id')}"]`)[0] ?? around(field, 'label');
    return field.get('aria-label') ?? (named ? this.document.one(`#${named}`) : label)?.text ?? '';
  };

  #keep(cookie: string): void {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    this.#cookies.set(name, value);
  }
}

const textOf = (element: HtmlElement) => element.text;

function named(name: string, elements: readonly HtmlElement[], nameOf = textOf): HtmlElement {
  const begins = (words: string) => words.startsWith(name) && !/^\w/.test(words.slice(name.length));
  const found =
    elements.find((element) => nameOf(element) === name) ??
    elements.find((element) => begins(nameOf(element)));
  if (!found) throw new Error(`Nothing is called ${name}, but ${elements.map(nameOf).join(' | ')}`);
  return found;
}

const isField = ({ tag }: HtmlElement) => ['input', 'select', 'textarea'].includes(tag);

function around(element: HtmlElement, tag: string): HtmlElement | undefined {
  return !element.parent || element.parent.tag === tag ? element.parent : around(element.parent, tag);
}

function heldBy(field: HtmlElement): string | undefined {
  if (field.tag === 'textarea') return field.children.join('');
  const [first] = field.all('option');
  if (field.tag === 'select') return (field.all('option[selected]')[0] ?? first)?.get('value');
  const isBox = ['checkbox', 'radio'].includes(field.get('type') ?? '');
  return isBox ? ticked(field, field.attributes.has('checked')) : (field.get('value') ?? '');
}

const ticked = (box: HtmlElement, isTicked: boolean) => (isTicked ? (box.get('value') ?? 'on') : undefined);

const typed = (field: HtmlElement, words: string) =>
  field.tag === 'select' ? named(words, field.all('option')).get('value') : words.replaceAll('\n', '\r\n');
