// behaviour: V5
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CANONICAL_PAGES, pageAt } from '#content/pages.ts';
import { jobPath, SOCIAL_CARD, socialCardPath } from '#shared/paths.ts';
import { ROOT } from '../support/root.ts';

const PUBLIC = join(ROOT, 'public');
const MAX_BYTES = 100 * 1024;
const withCard = [...CANONICAL_PAGES, jobPath('opening')].filter((path) => pageAt(path)?.page.hasSocialCard);
const cards = withCard.map(socialCardPath);

describe('social cards', () => {
  it.each(cards)('%s is there, 1200 by 630 pixels and at most 100 KB', async (card) => {
    const file = join(PUBLIC, card);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ ...SOCIAL_CARD, format: 'jpeg' });
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('are one for each page of the table that has one, one for all openings, and no others', () => {
    const files = readdirSync(join(PUBLIC, 'social')).map((file) => `/social/${file}`);
    expect(files.sort()).toEqual(cards.toSorted());
    expect(new Set(cards).size).toBe(cards.length);
    expect(socialCardPath(jobPath('pcb-design-engineer'))).toBe(socialCardPath(jobPath('qa-engineer')));
  });

  it('are the home page’s where a page has none of its own', () => {
    expect(socialCardPath('/a-page-of-tomorrow')).toBe(socialCardPath('/'));
  });
});
