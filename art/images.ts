// Makes the variants of the site's pictures, and one module per picture, from art/masters.
//   npm run images                              those that have changed
//   npm exec -- node art/images.ts hero-board   only these
//   npm exec -- node art/images.ts --again      all, changed or not
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Kind, Master } from './masters.ts';
import {
  budget,
  darkFile,
  folderOf,
  hasDark,
  hasPhone,
  masterFile,
  masters,
  moduleFile,
  PHONE_WIDTH,
  phoneDarkFile,
  phoneFile,
  widthsFor,
} from './masters.ts';

const out = join(import.meta.dirname, '../public/pictures');
const formats = ['avif', 'webp'] as const;
type Format = (typeof formats)[number];

// Text in screenshots keeps its coloured edges only without chroma subsampling.
const startQuality: Record<Kind, Record<Format, number>> = {
  module: { avif: 62, webp: 82 },
  scene: { avif: 50, webp: 80 },
  hero: { avif: 60, webp: 80 },
  board: { avif: 60, webp: 80 },
  layer: { avif: 58, webp: 80 },
  interface: { avif: 66, webp: 86 },
};

async function encode(pixels: Sharp, kind: Kind, format: Format, quality: number): Promise<Buffer> {
  const text = kind === 'interface';
  if (format === 'webp') return pixels.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  const chromaSubsampling = text ? '4:4:4' : '4:2:0';
  return pixels.clone().avif({ quality, effort: 5, chromaSubsampling }).toBuffer();
}

/** Lowers the quality from the kind's start until the file fits its budget. Throws if even 20 is too big. */
async function encodeWithin(pixels: Sharp, kind: Kind, format: Format, limit: number): Promise<Buffer> {
  for (let quality = startQuality[kind][format]; quality >= 20; quality -= 4) {
    const file = await encode(pixels, kind, format, quality);
    if (file.length <= limit) return file;
  }
  throw new Error(`no quality brings ${kind} ${format} under ${limit} bytes`);
}

async function sizeOf(master: Master): Promise<{ width: number; height: number }> {
  return master.crop ?? (await sharp(masterFile(master)).metadata());
}

async function writeVariants(master: Master, file: string, prefix: string, widths?: readonly number[]) {
  const whole = master.crop ? sharp(file).extract(master.crop) : sharp(file);
  const pixels = await whole.png({ compressionLevel: 0 }).toBuffer();
  for (const width of widths ?? widthsFor(master.kind, (await sizeOf(master)).width)) {
    const scaled = await sharp(pixels).resize(width).png({ compressionLevel: 0 }).toBuffer();
    for (const format of formats) {
      const limit = budget(master.kind, format, width);
      const encoded = await encodeWithin(sharp(scaled), master.kind, format, limit);
      writeFileSync(join(out, folderOf(master), `${prefix}${width}.${format}`), encoded);
    }
  }
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function moduleText(master: Master, width: number, height: number): string {
  const widths = `[${widthsFor(master.kind, width).join(', ')}]`;
  const dark = hasDark(master) ? 'hasDark: true,' : '';
  const phone = hasPhone(master) ? 'hasPhone: true,' : '';
  const words = `file: '${folderOf(master)}', widths: ${widths}, width: ${width}, height: ${height}, alt: ${JSON.stringify(master.alt)},`;
  return `// Made by \`npm run images\` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const ${camelCase(master.name)}: PictureSource = {${words}${dark}${phone}};
`;
}

async function writePicture(master: Master, again: boolean) {
  const folder = join(out, folderOf(master));
  if (again || !existsSync(folder)) {
    for (const old of readdirSync(out).filter((name) => name.startsWith(`${master.name}.`))) {
      rmSync(join(out, old), { recursive: true });
    }
    mkdirSync(folder, { recursive: true });
    await writeVariants(master, masterFile(master), '');
    if (hasDark(master)) await writeVariants(master, darkFile(master), 'dark-');
    if (hasPhone(master)) {
      await writeVariants(master, phoneFile(master), 'phone-', [PHONE_WIDTH]);
      await writeVariants(master, phoneDarkFile(master), 'dark-phone-', [PHONE_WIDTH]);
    }
    console.log(master.name);
  }
  const { width, height } = await sizeOf(master);
  mkdirSync(dirname(moduleFile(master)), { recursive: true });
  writeFileSync(moduleFile(master), moduleText(master, width, height));
}

if (import.meta.main) {
  const again = process.argv.includes('--again');
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  for (const master of masters)
    if (!wanted.length || wanted.includes(master.name)) await writePicture(master, again);
}
