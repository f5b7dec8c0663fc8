// behaviour: O11
import { expect, it } from 'vitest';
import { nearNames } from '../../server/terminal/near-names.ts';

it.each([
  ['nodejs', ['nodejs-developer']],
  ['qa-enginer', ['qa-engineer']],
  ['QA-Engineer', ['qa-engineer']],
  ['astronaut', []],
  ['x'.repeat(100_000), []],
])('knows what may have been meant by %.20s', (typed, near) => {
  expect(nearNames(typed, ['nodejs-developer', 'qa-engineer', 'flutter-developer'])).toEqual(near);
});
