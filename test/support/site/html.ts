import { selectAll } from 'css-select';
import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

type Node = Htmlparser2TreeAdapterMap['childNode'];
type Parent = Htmlparser2TreeAdapterMap['parentNode'];
type Element = Htmlparser2TreeAdapterMap['element'];

/** Elements that do not part the words around them. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 'span', 'strong', 'sub', 'sup', 'time', 'wbr']);

/** The one `HtmlElement` of each node, so that what is the same is equal. */
const known = new WeakMap<Parent, HtmlElement>();

/** An element of a served page, or the page itself. */
export class HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly #node: Parent;
  #descendants: HtmlElement[] | undefined;

  private constructor(node: Parent) {
    this.#node = node;
    this.tag = 'name' in node ? node.name : '';
    this.attributes = new Map('attribs' in node ? Object.entries(node.attribs) : []);
  }

  static of(node: Parent): HtmlElement {
    const element = known.get(node) ?? new HtmlElement(node);
    known.set(node, element);
    return element;
  }

  get(attribute: string): string | undefined {
    return this.attributes.get(attribute);
  }

  get parent(): HtmlElement | undefined {
    return this.#node.parent ? HtmlElement.of(this.#node.parent) : undefined;
  }

  get children(): (HtmlElement | string)[] {
    return this.#node.children.flatMap((child): HtmlElement | string | [] => {
      if (adapter.isTextNode(child)) return child.data;
      return adapter.isElementNode(child) ? HtmlElement.of(child) : [];
    });
  }

  /** Its words as they read, with runs of white space as one space; the content of scripts and styles is none. */
  get text(): string {
    return words(this.#node).replace(/\s+/g, ' ').trim();
  }

  /** Every element below this one, in order. */
  get descendants(): readonly HtmlElement[] {
    this.#descendants ??= this.all('*');
    return this.#descendants;
  }

  all(selector: string): HtmlElement[] {
    return selectAll<Node, Element>(selector, this.#node.children).map(HtmlElement.of);
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

/** @throws where a browser would have to repair the page. */
export function parseHtml(html: string): HtmlElement {
  const page = parse(html, {
    treeAdapter: adapter,
    scriptingEnabled: false,
    onParseError({ code, startOffset }) {
      throw new Error(`${code}: ${html.slice(startOffset - 40, startOffset + 40)}`);
    },
  });
  return HtmlElement.of(page);
}

function words(node: Node | Parent): string {
  if ('data' in node) return node.type === 'text' ? node.data : '';
  const tag = 'name' in node ? node.name : '';
  if (tag === 'script' || tag === 'style') return '';
  const inside = node.children.map(words).join('');
  return INLINE.has(tag) ? inside : ` ${inside} `;
}
