// The pictures in art/masters, the widths of their variants and their size budgets.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'masters');

export type Kind = 'module' | 'scene' | 'hero' | 'board' | 'layer' | 'interface';

/**
 * One line of masters/index.json. `crop` (pixels of the master `of`) makes a detail of another picture;
 * a file `<name>-dark.webp` beside the master is its picture for the dark theme, `<name>-phone.webp` (and
 * `-phone-dark`) the same thing in the layout of a phone.
 */
export type Master = {
  name: string;
  kind: Kind;
  alt: string;
  use: string;
  of?: string;
  crop?: { left: number; top: number; width: number; height: number };
};

export const masters: Master[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

export const masterFile = (master: Master) => join(folder, `${master.of ?? master.name}.webp`);
export const darkFile = (master: Master) => join(folder, `${master.of ?? master.name}-dark.webp`);

export const hasDark = (master: Master) => existsSync(darkFile(master));

export const phoneFile = (master: Master) => join(folder, `${master.name}-phone.webp`);
export const phoneDarkFile = (master: Master) => join(folder, `${master.name}-phone-dark.webp`);
export const hasPhone = (master: Master) => existsSync(phoneFile(master));

/** Width of a drawing's one variant for phones, px: the 358 px of a card at more than double density. */
export const PHONE_WIDTH = 800;

/** Increase to regenerate all variants although no master changed. */
const recipe = '1';

/** The folder of a picture's variants. Its suffix hashes the sources: a changed picture gets a new URL. */
export function folderOf(master: Master): string {
  return `${master.name}.${hashOf(master)}`;
}

/** Its module, in a folder by the first word of its name: `module-rf` is `module/rf.ts`. */
export const moduleFile = (master: Master) =>
  join(import.meta.dirname, '../content/pictures', `${master.name.replace('-', '/')}.ts`);

/** Hashes the master's bytes, crop and recipe to eight characters. */
function hashOf(master: Master): string {
  const hash = createHash('sha256').update(JSON.stringify([recipe, master.kind, master.crop]));
  for (const file of [masterFile(master), darkFile(master), phoneFile(master), phoneDarkFile(master)])
    if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

const steps = [480, 800, 1200, 1600];
/** Scenes are shown as thumbnails too, and cut upright, five in a row, in a strip. */
const sceneSteps = [240, 480, 576, 800, 1200, 1600];

/** Widths in px, never beyond the master; a master narrower than the widest step adds its own width. */
export function widthsFor(kind: Kind, masterWidth: number): number[] {
  const below = (kind === 'scene' ? sceneSteps : steps).filter((step) => step < masterWidth);
  return masterWidth > 1600 ? below : [...below, masterWidth];
}

// Bytes of an AVIF 1200 px wide. A hero at 800 px is a phone's largest contentful paint and must stay under
// 35 KB; home's first board may weigh a third of that.
const at1200: Record<Kind, number> = {
  module: 30_000,
  scene: 80_000,
  hero: 63_000,
  board: 19_700,
  layer: 24_000,
  interface: 30_000,
};

/** Home's first board is this large on double-density desktops only, and must be as sharp as the text. */
const BOARD_AT_1600 = 45_000;

/** The byte budget of a variant. Files grow more slowly than their area, hence the exponent. */
export function budget(kind: Kind, format: 'avif' | 'webp', width: number): number {
  const bytes = kind === 'board' && width === 1600 ? BOARD_AT_1600 : at1200[kind] * (width / 1200) ** 1.5;
  return Math.round(bytes * (format === 'avif' ? 1 : 1.8));
}
