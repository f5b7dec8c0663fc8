import { LIMITS } from '#shared/limits.ts';
import type { PdfObject } from './pdf-object.ts';

const PAGE_LIMIT = LIMITS.resumePages;
/** Nodes of page trees, copies of them from earlier saves, and whatever else has children, such as form fields. */
const NODE_LIMIT = 20_000;
/** A balanced tree of 200 pages is a few levels deep. */
const DEPTH_LIMIT = 100;

interface PageNode {
  /** What the node claims to hold. */
  claimed: number;
  /** Object numbers of its children. */
  kids: readonly number[];
}

/**
 * Counts pages as a reader would walk them from the catalog. Three objects that list each other thousands of
 * times make a billion pages, so neither the claim nor the number of page objects is enough.
 */
export class PageTree {
  #nodes = new Map<number, PageNode[]>();
  #roots = new Set<number>();
  #size = 0;

  add(object: PdfObject): void {
    for (const root of object.references('Pages')) this.#roots.add(root);
    const { kids } = object;
    const isNode = object.isOfType('Pages') || object.entries.has('Kids');
    if (!isNode && kids.length === 0) return;
    this.#size += 1;
    if (this.#size > NODE_LIMIT) return;
    const node = { kids, claimed: isNode ? object.numberOf('Count') || 0 : 0 };
    // An object may stand in the file several times, once for each saved change; which counts is the
    // reader's choice, so each is followed and the worst taken.
    const earlier = this.#nodes.get(object.number);
    if (earlier) earlier.push(node);
    else this.#nodes.set(object.number, [node]);
  }

  get isBomb(): boolean {
    if (this.#size > NODE_LIMIT) return true;
    const counts = new Map<number, number>();
    const count = (object: number, depth: number): number => {
      const known = counts.get(object);
      if (known !== undefined) return known;
      if (depth > DEPTH_LIMIT) return Number.POSITIVE_INFINITY;
      const nodes = this.#nodes.get(object);
      // Whatever has no children is a page, or counts as one.
      if (!nodes) return 1;
      // A tree that leads back into itself never ends.
      counts.set(object, Number.POSITIVE_INFINITY);
      let most = 0;
      for (const node of nodes) {
        let pages = 0;
        for (const kid of node.kids) {
          pages += count(kid, depth + 1);
          if (pages > PAGE_LIMIT) break;
        }
        most = Math.max(most, pages, node.claimed);
      }
      counts.set(object, most);
      return most;
    };
    for (const root of this.#roots) if (count(root, 0) > PAGE_LIMIT) return true;
    return false;
  }
}
