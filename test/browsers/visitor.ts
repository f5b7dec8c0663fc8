import { expect } from 'vitest';
import type { Driver } from './drivers/driver.ts';

/** Keys that have no letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
};

/** A person at a page: presses, types and reads what is there. Elements are named by selector, or `text=` and what they say. */
export class Visitor {
  #driver!: Driver;
  #origin = '';
  #size = '';

  /** The browser, and the site that is visited in it. */
  start(driver: Driver, origin: string): void {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Resolves when the page answers to its scripts. */
  async open(path: string): Promise<void> {
    await this.#driver.open(this.#origin + path);
    await this.isTakenOver();
  }

  isTakenOver(): Promise<void> {
    return this.eventually(`!!document.querySelector('#root:not([data-waiting])')`);
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  back(): Promise<void> {
    return this.#driver.back();
  }

  async resize(width: number, height: number): Promise<void> {
    const size = `${width} × ${height}`;
    if (size === this.#size) return;
    await this.#driver.resize(width, height);
    this.#size = size;
  }

  /** Whether the page fits the window, which of its pictures did not come, and how many headings it has. */
  async fit(): Promise<{ sideways: number; broken: string[]; headings: number }> {
    return this.read(`({
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      headings: document.querySelectorAll('h1').length,
    })`);
  }

  async read<T>(expression: string): Promise<T> {
    return (await this.#driver.evaluate(expression)) as T;
  }

  /** Passes as soon as the expression is `wanted`, however busy the machine; the page may be changing to another meanwhile. */
  async eventually(expression: string, wanted: unknown = true): Promise<void> {
    const read = () => this.read(expression).catch(String);
    await expect.poll(read, { timeout: 60_000, interval: 50, message: expression }).toEqual(wanted);
  }

  /** Presses the middle of what is seen there: something that covers it gets the press instead. */
  async click(element: string): Promise<void> {
    await this.eventually(`!!${find(element)}`);
    const [x, y] = await this.read<[number, number]>(middleOf(element));
    await this.#driver.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Presses a link of the footer, whose lists are folded where a browser cannot show what a closed `<details>` holds. */
  async clickInFooter(path: string): Promise<void> {
    const link = `footer a[href="${path}"]`;
    const fold = `footer details:not([open]):has(a[href="${path}"]) > summary`;
    if (await this.read(`!!${find(fold)}`)) await this.click(fold);
    await this.click(link);
  }

  async press(key: keyof typeof KEYS): Promise<void> {
    await this.#keys([KEYS[key]]);
  }

  async type(element: string, text: string): Promise<void> {
    await this.click(element);
    await this.#keys([...text]);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  #keys(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    return this.#driver.perform({ type: 'key', id: 'keyboard', actions });
  }
}

/** An expression for the first element that is seen; `text=` looks among what can be pressed. */
function find(element: string): string {
  const [selector, words] = element.startsWith('text=')
    ? ['a, button, summary, label', element.slice('text='.length)]
    : [element, undefined];
  const says =
    words === undefined
      ? ''
      : ` && element.textContent.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)})`;
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })${says})`;
}

/** Scrolls to it as a person would, waits until it stands still in the window, and gives its middle there. */
function middleOf(element: string): string {
  return `(async () => {
    const element = ${find(element)};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    let last;
    for (;;) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
      const isInWindow = middle[0] < innerWidth && middle[1] < innerHeight && Math.min(...middle) >= 0;
      if (isInWindow && String(middle) === String(last)) return middle;
      last = middle;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  })()`;
}
