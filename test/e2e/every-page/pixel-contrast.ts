import type { Page } from 'playwright-core';
import sharp from 'sharp';

type Rgb = readonly [number, number, number];
type Word = {
  words: string;
  /** CSS pixels from the page's upper left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
  color: Rgb;
  /** 0 to 1: the colour's own alpha times the opacity of everything around it. */
  alpha: number;
  isLarge: boolean;
};

export type Faint = { words: string; ratio: number; least: number };

/**
 * Text within `roots` (a selector) that is fainter than WCAG 1.4.3 allows, measured on what is painted behind it: the
 * page is photographed with all text transparent, and the worst pixel under each line counts. This sees pictures,
 * gradients and traces, of which axe says only that it cannot tell. Rejects where there is no text to measure.
 */
export async function faintText(page: Page, roots: string): Promise<Faint[]> {
  const words = await page.evaluate(collectWords, roots);
  if (words.length === 0) throw new Error(`No text to measure in ${roots}`);
  await page.evaluate(setTextHidden, true);
  const faint: Faint[] = [];
  for (const strip of strips(words)) {
    const clip = around(strip);
    const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const word of strip) {
      const least = word.isLarge ? 3 : 4.5;
      const ratio = worstContrast({ ...word, x: word.x - clip.x, y: word.y - clip.y }, data, info);
      if (ratio < least) faint.push({ words: word.words, ratio: Math.round(ratio * 100) / 100, least });
    }
  }
  await page.evaluate(setTextHidden, false);
  return faint;
}

/** px. What lies further apart is photographed apart: a picture of a whole page takes seconds. */
const FAR = 200;

/** `words` by the strip of the page in which they stand. */
function strips(words: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    if (word.y > bottom + FAR) found.push([]);
    found.at(-1)?.push(word);
    bottom = Math.max(bottom, word.y + word.height);
  }
  return found;
}

/** The smallest box of whole pixels around all `words`. */
function around(words: readonly Word[]) {
  const x = Math.max(0, Math.floor(Math.min(...words.map((word) => word.x))));
  const y = Math.max(0, Math.floor(Math.min(...words.map((word) => word.y))));
  const right = Math.ceil(Math.max(...words.map((word) => word.x + word.width)));
  const bottom = Math.ceil(Math.max(...words.map((word) => word.y + word.height)));
  return { x, y, width: right - x, height: bottom - y };
}

function worstContrast(
  word: Word,
  data: Buffer,
  { width, height }: { width: number; height: number },
): number {
  const right = Math.min(width, Math.floor(word.x + word.width));
  const bottom = Math.min(height, Math.floor(word.y + word.height));
  // Most of a ground is of a few colours.
  const measured = new Set<number>();
  let worst = 21;
  for (let y = Math.max(0, Math.ceil(word.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.ceil(word.x)); x < right; x++) {
      const at = (y * width + x) * 3;
      const colour = data.readUIntBE(at, 3);
      if (measured.has(colour)) continue;
      measured.add(colour);
      const ground: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      worst = Math.min(worst, contrast(over(word, ground), ground));
    }
  }
  return worst;
}

function over({ color, alpha }: Word, ground: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2) => color[index] * alpha + ground[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Runs in the page: each line of visible text, with the part of it that its surroundings do not cut off. */
function collectWords(roots: string): Word[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) return [];
  const words: Word[] = [];
  for (const root of document.querySelectorAll(roots)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      if (parent.closest('svg, option, .visually-hidden, :disabled')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(parent);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = style.color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opaque = 0] = canvas.getImageData(0, 0, 1, 1).data;
      let alpha = opaque / 255;
      let [left, top, right, bottom] = [
        0,
        -scrollY,
        document.documentElement.clientWidth,
        Number.MAX_SAFE_INTEGER,
      ];
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { opacity, overflowX } = getComputedStyle(around);
        alpha *= Number(opacity);
        if (overflowX === 'visible' || around === document.body || around === document.documentElement)
          continue;
        const box = around.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const x = Math.max(line.left, left);
        const y = Math.max(line.top, top);
        const width = Math.min(line.right, right) - x;
        const height = Math.min(line.bottom, bottom) - y;
        if (width < 2 || height < 2) continue;
        const place = { x: x + scrollX, y: y + scrollY, width, height };
        words.push({ words: text.textContent.trim(), ...place, color: [red, green, blue], alpha, isLarge });
      }
    }
  }
  return words;
}

/** Runs in the page. A constructed sheet, since the policy of our pages refuses style elements. */
function setTextHidden(isHidden: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after {
    color: transparent !important;
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    caret-color: transparent !important;
    transition: none !important;
  }`);
  document.adoptedStyleSheets = isHidden ? [sheet] : [];
}
