import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CANONICAL_PAGES } from '../../shared/pages.ts';
import { jobPath, SOCIAL_CARD, socialCardPath } from '../../shared/paths.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const MOST_BYTES = 100 * 1024;
const cards = [...CANONICAL_PAGES, jobPath('pcb-design-engineer')].map(socialCardPath);

describe('social cards (shared/design, "Pictures")', () => {
  it.each(cards)('%s is there, 1200 by 630 pixels and at most 100 KB', async (card) => {
    const file = join(PUBLIC, card);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ ...SOCIAL_CARD, format: 'jpeg' });
    expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('are one a page and one for all openings, and no others', () => {
    const files = readdirSync(join(PUBLIC, 'social')).map((file) => `/social/${file}`);
    expect(files.sort()).toEqual(cards.toSorted());
    expect(new Set(cards).size).toBe(CANONICAL_PAGES.length + 1);
  });
});
