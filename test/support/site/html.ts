const VOID = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img'],
  ...['input', 'link', 'meta', 'source', 'track', 'wbr'],
]);
/** Elements whose content is text up to their own end tag (HTML, 13.1.2). */
const RAW = new Set(['script', 'style', 'textarea', 'title']);
/** Elements that do not part the words around them. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 'span', 'strong', 'sub', 'sup', 'time', 'wbr']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** An element of a served page. A selector is a row of compounds of `tag`, `.class`, `#id`, `[name]`, `[name="value"]`. */
export class HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (HtmlElement | string)[] = [];
  readonly parent: HtmlElement | undefined;
  #descendants: HtmlElement[] | undefined;

  constructor(tag: string, attributes: ReadonlyMap<string, string>, parent?: HtmlElement) {
    this.tag = tag;
    this.attributes = attributes;
    this.parent = parent;
  }

  get(attribute: string): string | undefined {
    return this.attributes.get(attribute);
  }

  /** Its words as they read, with runs of white space as one space; the content of scripts and styles is none. */
  get text(): string {
    return words(this).replace(/\s+/g, ' ').trim();
  }

  /** Every element below this one, in order; only once the page is read to its end. */
  get descendants(): readonly HtmlElement[] {
    this.#descendants ??= this.children.flatMap((child) =>
      typeof child === 'string' ? [] : [child, ...child.descendants],
    );
    return this.#descendants;
  }

  all(selector: string): HtmlElement[] {
    const compounds = (selector.match(/(?:\[[^\]]*\]|[^\s[])+/g) ?? []).map(parseCompound);
    return this.descendants.filter((element) => isSelected(element, compounds, this));
  }

  /** @throws when there is none, or more than one. */
  one(selector: string): HtmlElement {
    const found = this.all(selector);
    const [first] = found;
    if (!first || found.length > 1)
      throw new Error(`${found.length} elements are ${selector}, one was expected`);
    return first;
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text);
  }

  /** Whether some element says exactly this. */
  says(text: string): boolean {
    return this.descendants.some((element) => element.text === text);
  }
}

/** Attribute `name` of each element that has it. */
export const valuesOf = (elements: readonly HtmlElement[], name: string): string[] =>
  elements.flatMap((element) => element.get(name) ?? []);

/** Reads a page strictly: what a browser would have to repair is an error here. */
export function parseHtml(html: string): HtmlElement {
  const root = new HtmlElement('#document', new Map());
  let open = root;
  const token =
    /<!--[\s\S]*?-->|<!doctype html>|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*(\/?)>/giy;
  let at = 0;
  while (at < html.length) {
    if (html[at] !== '<') {
      const end = html.indexOf('<', at);
      const text = html.slice(at, end === -1 ? html.length : end);
      open.children.push(decode(text));
      at += text.length;
      continue;
    }
    token.lastIndex = at;
    const [whole, closed, opened, attributes = '', isSelfClosed] = token.exec(html) ?? [];
    if (!whole) throw new Error(`Not a tag: ${html.slice(at, at + 80)}`);
    at += whole.length;
    if (closed) {
      if (closed !== open.tag || !open.parent)
        throw new Error(`</${closed}> ends <${open.tag}>: ${html.slice(at - 80, at)}`);
      open = open.parent;
    }
    if (!opened) continue;
    const element = new HtmlElement(opened, parseAttributes(attributes, whole), open);
    open.children.push(element);
    if (RAW.has(opened)) {
      const end = html.indexOf(`</${opened}>`, at);
      if (end === -1) throw new Error(`<${opened}> never ends`);
      const text = html.slice(at, end);
      element.children.push(opened === 'script' || opened === 'style' ? text : decode(text));
      at = end + opened.length + 3;
    } else if (!VOID.has(opened) && !isSelfClosed) open = element;
  }
  if (open !== root) throw new Error(`<${open.tag}> never ends`);
  return root;
}

function parseAttributes(source: string, tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of source.matchAll(/([^\s"'>/=]+)(?:="([^"]*)")?/g)) {
    if (attributes.has(name.toLowerCase())) throw new Error(`${name} stands twice in ${tag}`);
    attributes.set(name.toLowerCase(), decode(value));
  }
  return attributes;
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function words(element: HtmlElement): string {
  if (element.tag === 'script' || element.tag === 'style') return '';
  const inside = element.children.map((child) => (typeof child === 'string' ? child : words(child))).join('');
  return INLINE.has(element.tag) ? inside : ` ${inside} `;
}

type Compound = { tag: string | undefined; needs: [name: string, value: string | undefined][] };

function parseCompound(source: string): Compound {
  const needs: Compound['needs'] = [];
  const rest = source.replace(/\[([\w-]+)(?:="([^"]*)")?\]|([.#])([\w-]+)/g, (_, name, value, kind, word) => {
    needs.push(kind ? [kind === '.' ? 'class' : 'id', word] : [name, value]);
    return '';
  });
  if (!/^[a-z]*\d?$/.test(rest)) throw new Error(`Not a selector: ${source}`);
  return { tag: rest || undefined, needs };
}

function isSelected(element: HtmlElement, compounds: Compound[], within: HtmlElement): boolean {
  const last = compounds.at(-1);
  if (!last || !isMatch(element, last)) return false;
  const before = compounds.slice(0, -1);
  if (before.length === 0) return true;
  for (let above = element.parent; above && above !== within; above = above.parent) {
    if (isSelected(above, before, within)) return true;
  }
  return false;
}

function isMatch(element: HtmlElement, { tag, needs }: Compound): boolean {
  if (tag && element.tag !== tag) return false;
  return needs.every(([name, value]) => {
    const own = element.get(name);
    if (own === undefined || value === undefined) return own !== undefined;
    return name === 'class' ? own.split(/\s+/).includes(value) : own === value;
  });
}
