// The bundles of traces behind heroes, calls to action and the footer: npm exec -- node art/traces.mjs
// Deterministic: lines at 45 degrees that start at an edge and end in vias.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from './seeded-random.mjs';

export function traces({ width = 1440, height = 720, seed = 23, pitch = 18, bundles = 9 } = {}) {
  const next = seededRandom(seed);
  let lines = '';
  let vias = '';
  for (let bundle = 0; bundle < bundles; bundle++) {
    const count = 3 + Math.floor(next() * 5);
    const x = Math.round((next() * width) / pitch) * pitch;
    const fromTop = bundle % 2 === 1;
    const edge = fromTop ? 0 : height;
    const down = fromTop ? 1 : -1;
    const lead = 60 + next() * 160;
    const shift = (next() < 0.5 ? -1 : 1) * (80 + next() * 260);
    const tail = 80 + next() * 220;
    for (let line = 0; line < count; line++) {
      const start = x + line * pitch;
      // tan 22.5 degrees keeps the lines of a bundle equidistant around the bend
      const bend = line * pitch * (shift > 0 ? -1 : 1) * 0.414 * down;
      const y1 = edge + down * lead + bend;
      const y2 = y1 + down * Math.abs(shift);
      const y3 = y2 + down * tail * (0.6 + next() * 0.8);
      const end = (start + shift).toFixed(1);
      lines += `M${start} ${edge}V${y1.toFixed(1)}L${end} ${y2.toFixed(1)}V${y3.toFixed(1)}`;
      vias += `<circle cx="${end}" cy="${y3.toFixed(1)}" r="4"/>`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><path d="${lines}" fill="none" stroke="#0F4A3B" stroke-width="2" stroke-linejoin="round"/><g fill="none" stroke="#EBC05A" stroke-width="2" opacity=".55">${vias}</g></svg>\n`;
}

writeFileSync(join(import.meta.dirname, '../client/pictures/traces.svg'), traces());
