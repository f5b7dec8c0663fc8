/** Resumes have a few pages, portfolios some dozens. */
const PAGE_LIMIT = 200;
/** Pages, copies of them from earlier saves, and whatever else has children, such as form fields. */
const NODE_LIMIT = 20_000;
/** A balanced tree of 200 pages is a few levels deep. */
const DEPTH_LIMIT = 100;

export interface PageNode {
  isPage: boolean;
  /** What the node claims to hold, where it is a node of the page tree. */
  claimed: number;
  /** Object numbers of its children. */
  kids: number[];
}

/**
 * Counts pages as a reader would walk them. Three objects that list each other thousands of times make a
 * billion pages, so neither the claim nor the number of page objects is enough.
 */
export class PageTree {
  #nodes = new Map<number, PageNode[]>();
  #pages = new Set<number>();
  #size = 0;
  #claimed = 0;

  add(object: number, node: PageNode): void {
    if (node.isPage) this.#pages.add(object);
    this.#size += 1;
    if (this.#size > NODE_LIMIT) return;
    this.#claimed = Math.max(this.#claimed, node.claimed);
    // An object may stand in the file several times, once for each saved change; which counts is the
    // reader's choice, so each is followed and the worst taken.
    const earlier = this.#nodes.get(object);
    if (earlier) earlier.push(node);
    else this.#nodes.set(object, [node]);
  }

  get isEmpty(): boolean {
    return this.#pages.size === 0;
  }

  get isBomb(): boolean {
    if (this.#claimed > PAGE_LIMIT || this.#pages.size > PAGE_LIMIT) return true;
    if (this.#size > NODE_LIMIT) return true;
    const counts = new Map<number, number>();
    const count = (object: number, depth: number): number => {
      const known = counts.get(object);
      if (known !== undefined) return known;
      if (depth > DEPTH_LIMIT) return Number.POSITIVE_INFINITY;
      // A tree that leads back into itself never ends.
      counts.set(object, Number.POSITIVE_INFINITY);
      let most = 0;
      for (const node of this.#nodes.get(object) ?? []) {
        let pages = node.isPage ? 1 : 0;
        for (const kid of node.kids) {
          pages += count(kid, depth + 1);
          if (pages > PAGE_LIMIT) break;
        }
        most = Math.max(most, pages);
      }
      counts.set(object, most);
      return most;
    };
    for (const object of this.#nodes.keys()) if (count(object, 0) > PAGE_LIMIT) return true;
    return false;
  }
}
