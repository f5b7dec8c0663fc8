import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { PAGE_PATHS } from '../support/site/routes.ts';
import { inEachBrowser } from './browsers.ts';

const OTHERS = [jobPath('nodejs-developer'), '/no-such-page'];

inEachBrowser('every page', (visitor) => {
  // At 1280 px, places.spec.ts looks at them while it is there.
  it.each([
    ...[...PAGE_PATHS, ...OTHERS].map((path) => [path, 320] as const),
    ...OTHERS.map((path) => [path, 1280] as const),
  ])('%s fits a window of %i px and shows its pictures', async (path, width) => {
    await visitor.resize(width, 800);
    await visitor.open(path);
    expect(await visitor.fit()).toEqual({ sideways: 0, broken: [], headings: 1 });
  });
});
