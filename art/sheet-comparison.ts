import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Out of 255: the antialiasing of rounded corners varies between renderings. */
const TOLERANCE = 4;

/**
 * Compares a picture with an earlier version, pixel by pixel, and writes the differences to `target`, in red
 * on the faded new picture. Returns how much differs and where; undefined if nothing does.
 */
export async function differenceOf(
  file: string,
  earlier: string,
  target: string,
): Promise<string | undefined> {
  if (!existsSync(earlier)) return 'not in the earlier sheet';
  const [now, before] = [readFileSync(file), readFileSync(earlier)];
  if (now.equals(before)) return;
  const sizes = await Promise.all([now, before].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [a, b] = await Promise.all([now, before].map((picture) => pixels(picture, width, height)));
  if (!a || !b) return;
  const shown = Buffer.alloc(a.length);
  const box = { left: width, top: height, right: -1, bottom: -1 };
  let count = 0;
  for (let at = 0; at < a.length; at += 3) {
    shown[at] = 255;
    if (isAlike(a, b, at) && isAlike(a, b, at + 1) && isAlike(a, b, at + 2)) {
      shown.fill(191 + a.readUInt8(at + 1) / 4, at, at + 3);
      continue;
    }
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = y;
    count += 1;
  }
  if (count === 0) return;
  await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(target);
  const heights = sizes.map((size) => size.height).join(' px high, was ');
  return `${count} pixels from ${box.left}, ${box.top} to ${box.right}, ${box.bottom}; ${heights}`;
}

function isAlike(a: Buffer, b: Buffer, at: number): boolean {
  return Math.abs(a.readUInt8(at) - b.readUInt8(at)) <= TOLERANCE;
}

/** Pads a picture with white to the given size. */
function pixels(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const canvas = { width, height, channels: 3, background: 'white' } as const;
  return sharp({ create: canvas })
    .composite([{ input: picture, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
