// behaviour: T26
import { expect, it } from 'vitest';
import { startOf } from '../../client/ui/start-of-text.ts';
import { blogs } from '../../content/blog/blog-copy.ts';
import { posts } from '../../content/blog/blog-posts.ts';
import { home } from '../../content/home/home-copy.ts';
import { lower } from '../../content/home/lower-copy.ts';
import { digitalEvolution } from '../../content/services/digital-evolution-copy.ts';
import quotes from '../../content/testimonials.json' with { type: 'json' };

const { services } = digitalEvolution;
const CUT: [where: string, limit: number, texts: string[]][] = [
  [
    'quotes on the home page',
    home.testimonials.previewCharacters,
    quotes.testimonials.map((each) => each.content),
  ],
  [
    'stories on the home page',
    lower.blogs.previewCharacters,
    posts.slice(0, lower.blogs.cards).map((post) => post.excerpt),
  ],
  ['posts', blogs.previewCharacters, posts.map((post) => post.excerpt)],
  ['digital services', services.previewCharacters, services.cards.map((card) => card.description)],
];

it.each(CUT)('%s are cut after a whole thought, at %i characters', (_where, limit, texts) => {
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(startOf(text, limit)).toMatch(/[.?!]$/);
});

it('a text is cut where it has a character more than the limit', () => {
  const text = 'ab cd '.repeat(20);
  const whole = `${text.slice(0, 99)}.`;
  expect(startOf(whole, 100)).toBe(whole);
  expect(startOf(`${text.slice(0, 100)}.`, 100)).toBe(text.slice(0, 98));
});
