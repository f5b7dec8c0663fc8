// Tab, touch and home-screen icons from the mark: npm exec -- node art/identity.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const mark = readFileSync(join(root, 'client/pictures/mark.svg'), 'utf8');
const tile = '<rect width="32" height="32" rx="7" fill="#0B6B53"/>';
if (!mark.includes(tile)) throw new Error('the tile of mark.svg has changed; the icons are cut by it');

// Browsers' tab bars follow the system theme, so the tile becomes the light green of the dark theme.
const dark = '.tile{fill:#3ED6A6}.trace{stroke:#04251B}.vias{fill:#04251B}';
const icon = mark
  .replace('<rect', `<style>@media(prefers-color-scheme:dark){${dark}}</style><rect class="tile"`)
  .replace('<path', '<path class="trace"')
  .replace('<g', '<g class="vias"');

/** The mark on a full-bleed background; `scale` keeps it inside the circle that launchers crop to. */
function fullBleed(scale: number): string {
  const offset = 16 * (1 - scale);
  return mark
    .replace(
      tile,
      `<path fill="#0B6B53" d="M0 0h32v32H0z"/><g transform="translate(${offset} ${offset}) scale(${scale})">`,
    )
    .replace('</svg>', '</g></svg>');
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** An ICO file with one PNG: a header of 6 bytes, a directory entry of 16, then the image. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

mkdirSync(join(root, 'public/icons'), { recursive: true });
const write = (path: string, content: string | Buffer) => writeFileSync(join(root, 'public', path), content);
write('icon.svg', icon);
write('favicon.ico', ico(await png(mark, 32), 32));
write('apple-touch-icon.png', await png(fullBleed(0.84), 180));
for (const size of [192, 512]) {
  write(`icons/icon-${size}.png`, await png(mark, size));
  write(`icons/maskable-${size}.png`, await png(fullBleed(0.72), size));
}
