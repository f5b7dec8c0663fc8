// What stands behind "Why Choose Us" of each industry, edge to edge: npm exec -- node art/nights.mjs
// Stretched to any window: lines keep their width, tallies (dashes in the drawing's own units) their count.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const round = (value) => Number(value.toFixed(2));
// Errors of a hundred dashes add up.
const fine = (value) => Number(value.toFixed(5));
const line = (points) => points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
const stroke = (colour, d, more = '') =>
  `<path stroke="var(--band-${colour})" vector-effect="non-scaling-stroke" ${more} d="${d}"/>`;
const fill = (colour, d, more = '') => `<path fill="var(--band-${colour})" stroke="none" ${more} d="${d}"/>`;
/** `count` strokes along a straight line of the given length, each taking `share` of its place. */
const tally = (colour, d, width, length, count, share, more = '') =>
  `<path stroke="var(--band-${colour})" stroke-width="${width}" stroke-dasharray="${fine((length / count) * share)} ${fine((length / count) * (1 - share))}" ${more} d="${d}"/>`;

/** A fridge, a reading every two minutes from 01:08 to 02:40; the mains fail at 01:12 and return at 02:01. */
function healthcare() {
  const known = [
    [0, 4.2],
    [4, 4.2],
    [8, 4.3],
    [14, 4.6],
    [22, 4.9],
    [36, 5.8],
    [44, 6.4],
    [52, 7.1],
    [56, 7],
    [62, 6.5],
    [72, 5.6],
    [82, 4.9],
    [92, 4.6],
  ];
  const at = (minute) => {
    const next = known.findIndex(([known]) => known >= minute);
    const [[x0, y0], [x1, y1]] = [known[Math.max(0, next - 1)], known[next]];
    return x0 === x1 ? y1 : y0 + ((y1 - y0) * (minute - x0)) / (x1 - x0);
  };
  const place = (minute) => [(minute / 92) * 100, 96 - (at(minute) - 3) * 16.4];
  const minutes = Array.from({ length: 47 }, (_, each) => each * 2);
  const drop = (from, to) =>
    minutes
      .filter((minute) => minute >= from && minute < to)
      .map((minute) => {
        const [x, y] = place(minute);
        return `M${round(x)} ${round(y)}V100`;
      })
      .join('');
  const curve = (from, to) => line(minutes.filter((minute) => minute >= from && minute <= to).map(place));
  return [
    stroke('accent', drop(0, 4) + drop(54, 93), 'opacity=".28"'),
    stroke('copper', drop(4, 54), 'opacity=".42"'),
    stroke('copper', 'M44 14H100', 'stroke-dasharray="3 6"'),
    stroke('accent', curve(0, 4) + curve(54, 92), 'stroke-width="3.5"'),
    stroke('copper', curve(4, 54), 'stroke-width="3.5"'),
    stroke('accent', 'M57.6 28V20.5'),
  ];
}

/** A load dump on an oscilloscope, 1 s wide: the supply, the clamped input, frames on the bus. */
function automotive() {
  const supply = (ms) => 13.5 + (ms < 0 ? 0 : 73.5 * Math.exp(-ms / 175));
  const place = (of) => (ms) => [48 + ms / 10, 64 - of(ms) * 0.66];
  const times = [-480, -1, 4, ...Array.from({ length: 27 }, (_, at) => 20 * (at + 1))];
  const frames = Array.from(
    { length: 10 },
    (_, at) => `M${at * 10 + 3.5} 97h.6v-9h.5v9h.7v-9h1.1v9h.5v-9h.4v9h1`,
  ).join('');
  return [
    stroke(
      'hairline',
      'M48 0V100M58 0V100M68 0V100M78 0V100M88 0V100M98 0V100M48 8H100M48 24H100M48 40H100M0 56H100M0 72H100M0 88H100',
    ),
    fill(
      'enig',
      `${line([[48, 64 - 13.5 * 0.66], ...times.slice(2).map(place(supply))])}V55.1Z`,
      'opacity=".16"',
    ),
    stroke('copper', 'M44 40.2H100', 'stroke-dasharray="3 6"'),
    stroke('enig', line(times.map(place(supply))), 'stroke-width="3.5"'),
    stroke('accent', line(times.map(place((ms) => Math.min(34, supply(ms))))), 'stroke-width="3.5"'),
    stroke('accent', 'M0 78.5H48l.4 .8 1.6-.8H100', 'stroke-width="2.5"'),
    stroke('accent', frames, 'stroke-width="2"'),
  ];
}

/** What is packed for 18 benches, a slab for each piece, and the spares on top of it. */
function education() {
  const parts = [
    [18, 3],
    [36, 4],
    [18, 1],
    [9, 1],
    [36, 4],
    [18, 2],
    [18, 5],
    [9, 1],
    [108, 12],
  ];
  const unit = 96 / 120;
  return parts.flatMap(([packed, spare], at) => {
    const x = round(6.625 + at * 10.84);
    const top = round(100 - packed * unit);
    return [
      tally('accent', `M${x} 100V${top}`, 7, packed * unit, packed, 0.62),
      tally('enig', `M${x} ${top}V${round(top - spare * unit)}`, 7, spare * unit, spare, 0.62),
    ];
  });
}

/** A road through a mountain: 118 positions without a network, each kept. */
function transportation() {
  return [
    fill(
      'surface',
      'M0 84V70L9 66 17 69 27 58 35 61 44 40 49 44 57 20 61 24 68 6 74 17 79 14 88 38 92 35 100 52V84Z',
    ),
    fill(
      'sunken',
      'M0 84V78L12 75 24 77 34 70 42 62 47 64 55 44 60 48 66 33 71 40 76 37 85 60 90 57 100 68V84Z',
    ),
    fill('bg', 'M32 72H88V84H32Z'),
    stroke('hairline', 'M0 84H100', 'stroke-width="2"'),
    stroke('accent', 'M0 79H32M88 79H100', 'stroke-width="4"'),
    tally('enig', 'M32.2 78H88', 6, 55.8, 118, 0.5),
  ];
}

/** 212 lines of a statement, 53 in a row; three wait for a person. */
function banking() {
  const [left, step] = [3.5, 93 / 53];
  const rows = [54, 65, 76, 87];
  const open = [
    [44, 0],
    [35, 1],
    [20, 3],
  ];
  const [first, second] = open.map(([column]) => round(left + column * step + step * 0.21));
  return [
    // What the words over it belong to.
    stroke('copper', `M${second} 60V46H${first}V48`),
    ...rows.map((y) => tally('accent', `M${left} ${y}H96`, 8.5, 93, 53, 0.42, 'opacity=".5"')),
    ...open.map(([column, row]) => {
      const x = round(left + column * step + step * 0.21);
      return `<path stroke="var(--band-bg)" stroke-width="${round(step)}" d="M${x} ${rows[row] - 5.5}v11"/>${fill('copper', `M${round(x - step * 0.34)} ${rows[row] - 6}h${round(step * 0.68)}v12h-${round(step * 0.68)}z`)}`;
    }),
  ];
}

const symbols = Object.entries({ healthcare, automotive, education, transportation, banking }).map(
  ([name, draw]) =>
    `<symbol id="${name}" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke-linejoin="round">\n${draw().join('\n')}\n</symbol>`,
);
writeFileSync(
  join(import.meta.dirname, '../client/pictures/nights.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
