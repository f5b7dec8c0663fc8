// behaviour: G8 C3 C4 L14
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { about } from '#content/company/about-copy.ts';
import { clientTestimonials } from '#content/company/clients-copy.ts';
import { culture } from '#content/company/culture-copy.ts';
import { leadership } from '#content/company/leadership-copy.ts';
import { PORTFOLIO_CATEGORIES, portfolio, projects } from '#content/portfolio/portfolio-copy.ts';
import homeTestimonials from '#content/testimonials.json' with { type: 'json' };

const LEADERSHIP_ROSTER = 20;
const roster = leadership.groups.flatMap(({ members }) => members);

describe('the roster on /leadership', () => {
  it('has the number of people that the specification gives', () => {
    expect(roster).toHaveLength(LEADERSHIP_ROSTER);
  });

  it('shows everybody with a face and a name of their own', () => {
    const portraits = readdirSync(new URL('../../client/pictures/portraits', import.meta.url));
    expect(new Set(roster.map(({ id }) => id)).size).toBe(LEADERSHIP_ROSTER);
    expect(new Set(roster.map(({ name }) => name)).size).toBe(LEADERSHIP_ROSTER);
    const files = roster.map(({ photo }) => `${String(photo).padStart(2, '0')}.svg`);
    expect(files.toSorted()).toEqual(portraits.filter((file) => file.endsWith('.svg')).toSorted());
  });
});

it('shows nobody as a colleague and as a client', () => {
  const clients = [
    ...clientTestimonials.map(({ author }) => author),
    ...homeTestimonials.testimonials.map(({ name }) => name),
  ];
  expect(clients.length).toBeGreaterThan(10);
  expect(clients.filter((client) => roster.some(({ name }) => name === client))).toEqual([]);
});

describe('the projects on /portfolio', () => {
  it('are at least eight, with some in every category of the filter', () => {
    expect(projects.length).toBeGreaterThanOrEqual(8);
    expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(PORTFOLIO_CATEGORIES));
  });

  it('are counted in words that fit one and many', () => {
    expect(portfolio.counted(9)).toBe('9 projects');
    expect(portfolio.counted(1, 'Banking')).toBe('1 project in Banking');
  });
});

it('tells of four events on /culture, each with at least three pictures', () => {
  expect(culture.events.list.map(({ title }) => title)).toEqual([
    'Ganesh Chaturthi',
    'Diwali',
    'Independence Day',
    'Holi',
  ]);
  for (const { pictures } of culture.events.list) expect(pictures.length).toBeGreaterThanOrEqual(3);
});

it('describes each page of the company in at most 160 characters, as search engines show them', () => {
  for (const { title, description } of [about, culture, leadership, portfolio]) {
    expect(description.length, title).toBeLessThanOrEqual(160);
  }
});
