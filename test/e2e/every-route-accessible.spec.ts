import { describe, expect, it } from 'vitest';
import { axeEverywhere } from '../support/axe-everywhere.ts';
import { useBrowser } from '../support/browser.ts';
import { CLOSED_JOB, OPEN_JOB, PAGE_PATHS, TODAY } from '../support/routes.ts';

const browser = useBrowser({ clock: TODAY });

/** accessibility.md: WCAG 2.2 AA, best practices and the size of targets, at 390 and 1440 px in both themes. */
describe('axe finds nothing', () => {
  it.each([...PAGE_PATHS, OPEN_JOB])('on %s', async (path) => {
    const page = await browser.visit(path, { reducedMotion: 'reduce' });
    expect(await axeEverywhere(page)).toEqual({});
  });

  it.each(['/nowhere', CLOSED_JOB])('on %s, which is not there', async (path) => {
    const page = await browser.visit(path, { reducedMotion: 'reduce', expects: /40\d|410/ });
    expect(await axeEverywhere(page)).toEqual({});
  });
});
