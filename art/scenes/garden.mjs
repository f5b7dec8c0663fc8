// The garden outside the window of office-desk, out of focus for a camera at the desks. Run: node garden.mjs
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { seededRandom } from '../seeded-random.mjs';

mkdirSync('build/tex', { recursive: true });
const R = seededRandom(11);
const SIZE = 1500;
const EDGE = 40;

/** A tree crown: clumps within an oval, dark ones first and the sunlit ones, at the upper left, last. */
const crown = (x, y, w, h, greens) => {
  const clumps = Array.from({ length: 320 }, () => {
    const turn = R() * 2 * Math.PI;
    const out = Math.sqrt(R());
    const at = [x + (w / 2) * out * Math.cos(turn), y + (h / 2) * out * Math.sin(turn)];
    const sun = 0.5 - (0.35 * (at[0] - x)) / w - (0.75 * (at[1] - y)) / h + 0.5 * (R() - 0.5);
    return { at, sun, r: w * (0.03 + 0.045 * R()) };
  });
  return clumps
    .sort((a, b) => a.sun - b.sun)
    .map(({ at, sun, r }) => {
      const green = greens[Math.min(greens.length - 1, Math.max(0, Math.floor(sun * greens.length)))];
      return `<ellipse cx="${at[0].toFixed(0)}" cy="${at[1].toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.8).toFixed(0)}" fill="${green}"/>`;
    })
    .join('');
};
const tree = (x, foot, w, h, greens, bark) =>
  `<path d="M${x - w * 0.035} ${foot}L${x - w * 0.02} ${foot - h * 0.6}H${x + w * 0.02}L${x + w * 0.035} ${foot}Z" fill="${bark}"/>` +
  crown(x, foot - h * 0.66, w, h * 0.68, greens);
/** A row of crowns close together, from edge to edge. */
const hedge = (foot, h, step, greens) => {
  let row = '';
  for (let x = -2 * step; x < SIZE + 2 * step; x += step * (0.7 + 0.4 * R()))
    row += crown(x, foot, step * 1.7, h * (0.8 + 0.5 * R()), greens);
  return row;
};
const layer = (blur, content) => `<g filter="url(#blur${blur})">${content}</g>`;

const FAR = ['#a9c0ae', '#b4cab6', '#c0d3be', '#cddcc8'];
const MIDDLE = ['#5f8767', '#739a72', '#8dae80', '#a9c391', '#c3d4a4'];
const NEAR = ['#2f5a40', '#3f6f4a', '#548556', '#76a068', '#9dbb7e', '#c2d295'];

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#bcd9ec"/><stop offset=".55" stop-color="#e6f0f2"/><stop offset=".8" stop-color="#f7f4ea"/></linearGradient>
    <radialGradient id="sun" cx=".12" cy=".1" r=".8"><stop offset="0" stop-color="#fffaf0" stop-opacity=".75"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/></radialGradient>
    ${[7, 11, 18, 40].map((blur) => `<filter id="blur${blur}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${blur}"/></filter>`).join('')}
  </defs>
  <rect width="${SIZE}" height="${SIZE}" fill="url(#sky)"/>
  ${layer(40, '<ellipse cx="420" cy="330" rx="330" ry="60" fill="#fff"/><ellipse cx="1130" cy="210" rx="300" ry="46" fill="#fff"/><ellipse cx="1000" cy="520" rx="380" ry="44" fill="#fff"/>')}
  ${layer(18, hedge(1050, 300, 190, FAR))}
  ${layer(11, `<rect x="-100" y="1150" width="1700" height="450" fill="#b7cb9f"/>${tree(250, 1260, 470, 720, MIDDLE, '#8a7a63')}${tree(840, 1240, 360, 520, MIDDLE, '#8a7a63')}${tree(1330, 1270, 520, 860, MIDDLE, '#7d6d58')}`)}
  ${layer(7, hedge(1440, 360, 210, NEAR))}
  <rect width="${SIZE}" height="${SIZE}" fill="url(#sun)"/>
</svg>`;
// A margin is cut off: blurred layers fade towards the drawing's edges.
const inner = { left: EDGE, top: EDGE, width: SIZE - 2 * EDGE, height: SIZE - 2 * EDGE };
await sharp(Buffer.from(svg)).extract(inner).png().toFile('build/tex/garden.png');
