// behaviour: G9
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PictureSource, phoneUrl, plainUrl, srcSet } from '#shared/picture-source.ts';
import type { Master } from '../../art/masters.ts';
import {
  budget,
  folderOf,
  hasDark,
  hasPhone,
  masterFile,
  masters,
  moduleFile,
  PHONE_WIDTH,
  phoneFile,
  widthsFor,
} from '../../art/masters.ts';
import { clientLogos } from '../../client/pictures/logos.ts';
import { portraits } from '../../client/pictures/portraits.ts';
import { ROOT } from '../support/root.ts';

const pictures = join(ROOT, 'public/pictures');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const bytes = (path: string) => statSync(join(ROOT, path)).size;
const named = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith(ending))
    .sort();

async function pictureOf(master: Master): Promise<PictureSource> {
  const module: Record<string, PictureSource> = await import(moduleFile(master));
  const [picture] = Object.values(module);
  if (!picture) throw new Error(`${master.name}.ts exports nothing`);
  return picture;
}

function variantsOf(master: Master, masterWidth: number) {
  const themes = hasDark(master) ? ['', 'dark-'] : [''];
  const forPhones = hasPhone(master) ? ['phone-', 'dark-phone-'] : [];
  return [...themes, ...forPhones].flatMap((theme) =>
    (forPhones.includes(theme) ? [PHONE_WIDTH] : widthsFor(master.kind, masterWidth)).flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => ({
        file: `${theme}${width}.${format}`,
        width,
        format,
      })),
    ),
  );
}

describe('the masters', () => {
  it('all stand in the index', () => {
    const files = named('art/masters', '.webp').map((file) => file.replace(/(-phone)?(-dark)?\.webp$/, ''));
    const indexed = masters.map((master) => master.of ?? master.name);
    expect([...new Set(files)].sort()).toEqual([...new Set(indexed)].sort());
  });

  it('have a folder of variants and a module each, and nothing else has', () => {
    expect(readdirSync(pictures).sort()).toEqual(masters.map(folderOf).sort());
    const modules = readdirSync(join(ROOT, 'content/pictures'), { recursive: true, withFileTypes: true });
    const files = modules.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
    expect(files.sort()).toEqual(masters.map(moduleFile).sort());
  });
});

describe.each(masters)('the picture $name', (master) => {
  it('was made from the master that stands there now, and says what it shows in a sentence', async () => {
    const { file, alt } = await pictureOf(master);
    expect({ file, alt }).toEqual({ file: folderOf(master), alt: master.alt });
    expect(alt).toMatch(/^[A-Z0-9].{20,160}\.$/);
  });

  it('has each variant at its own width, in the shape of its master and within its budget', async () => {
    const picture = await pictureOf(master);
    const size = master.crop ?? (await sharp(masterFile(master)).metadata());
    const phone = hasPhone(master) ? await sharp(phoneFile(master)).metadata() : size;
    expect({ width: picture.width, height: picture.height }).toEqual({
      width: size.width,
      height: size.height,
    });
    for (const { file, width, format } of variantsOf(master, size.width)) {
      const variant = await sharp(join(pictures, folderOf(master), file)).metadata();
      const { size: inBytes } = statSync(join(pictures, folderOf(master), file));
      expect({ file, width: variant.width }).toEqual({ file, width });
      expect(inBytes, file).toBeLessThanOrEqual(budget(master.kind, format, width));
      const shape = file.includes('phone') ? phone : size;
      expect(Math.abs(variant.height - (width * shape.height) / shape.width)).toBeLessThanOrEqual(1);
    }
  });

  it('has its drawing for phones in the shape of the large one, so that either fits its place, or as a square for one with a shape of its own', async () => {
    if (!hasPhone(master)) return;
    const { width, height } = await sharp(phoneFile(master)).metadata();
    const picture = await pictureOf(master);
    expect(picture.hasPhone).toBe(true);
    const shapes = [picture.width / picture.height, 1];
    expect(shapes.some((shape) => Math.abs(shape - width / height) < 0.01)).toBe(true);
  });

  it('offers every AVIF file it has and no file it has not', async () => {
    const picture = await pictureOf(master);
    const themes = picture.hasDark ? (['light', 'dark'] as const) : (['light'] as const);
    const named = (list: string) => list.split(', ').map((entry) => entry.split(' ')[0]?.split('/').at(-1));
    const files = readdirSync(join(pictures, folderOf(master)));
    const offered = themes.flatMap((theme) => [
      ...named(srcSet(picture, theme)),
      ...(picture.hasPhone ? named(phoneUrl(picture, theme)) : []),
    ]);
    expect(offered.sort()).toEqual(files.filter((file) => file.endsWith('.avif')).sort());
    expect(files).toContain(named(plainUrl(picture))[0]);
    expect(picture.hasDark === true).toBe(hasDark(master));
  });
});

describe('drawings', () => {
  it('are twenty portraits, all different and under 4 KB', () => {
    const files = named('client/pictures/portraits', '.svg');
    expect(files).toHaveLength(20);
    expect(new Set(portraits).size).toBe(20);
    expect(new Set(files.map((file) => read(`client/pictures/portraits/${file}`))).size).toBe(20);
    for (const file of files)
      expect(bytes(`client/pictures/portraits/${file}`), file).toBeLessThanOrEqual(4_000);
  });

  it('are ten client marks of one colour, 28 px high and under 3 KB', () => {
    expect(named('client/pictures/logos', '.svg')).toHaveLength(10);
    expect(clientLogos).toHaveLength(10);
    clientLogos.forEach((logo, index) => {
      const path = `client/pictures/logos/client-${String(index + 1).padStart(2, '0')}.svg`;
      const svg = read(path);
      expect(svg).toContain(`width="${logo.width}" height="28"`);
      expect(logo.height).toBe(28);
      for (const [, paint] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
        expect(['#000', 'none']).toContain(paint);
      expect(svg).not.toMatch(/opacity/);
      expect(bytes(path)).toBeLessThanOrEqual(3_000);
    });
  });

  it('are icons in one sprite within its budget on the wire and on the disk', () => {
    const sprite = read('client/pictures/icons.svg');
    expect(brotliCompressSync(sprite).length).toBeLessThanOrEqual(5_000);
    expect(bytes('client/pictures/icons.svg')).toBeLessThanOrEqual(26_000);
  });
});
