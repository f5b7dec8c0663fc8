// behaviour: E4 C3 C4 T18 T19 T24 L12
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clients } from '#content/clients.ts';
import { clientProof } from '#content/company/client-proof.ts';
import { clientTestimonials } from '#content/company/clients-copy.ts';
import { culture } from '#content/company/culture-copy.ts';
import { leadership } from '#content/company/leadership-copy.ts';
import { signedWork } from '#content/company/signed-work.ts';
import { company } from '#content/company.ts';
import { contact } from '#content/contact/contact-copy.ts';
import { industryContent } from '#content/industries/industries.ts';
import type { ProjectCase } from '#content/portfolio/case-copy.ts';
import { PORTFOLIO_CATEGORIES, portfolio, projects } from '#content/portfolio/portfolio-copy.ts';
import homeTestimonials from '#content/testimonials.json' with { type: 'json' };
import { masters } from '../../art/masters.ts';

const LEADERSHIP_ROSTER = 20;
const roster = leadership.groups.flatMap(({ members }) => members);

it('the roster on /leadership shows everybody with a face and a name of their own', () => {
  const portraits = readdirSync(new URL('../../client/pictures/portraits', import.meta.url));
  expect(new Set(roster.map(({ id }) => id)).size).toBe(LEADERSHIP_ROSTER);
  expect(new Set(roster.map(({ name }) => name)).size).toBe(LEADERSHIP_ROSTER);
  // By this a case finds the signature of who led it.
  for (const { id, name } of roster) expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
  const files = roster.map(({ photo }) => `${String(photo).padStart(2, '0')}.svg`);
  expect(files.toSorted()).toEqual(portraits.filter((file) => file.endsWith('.svg')).toSorted());
});

it('names on /contact-us people of the roster, with what they are there', () => {
  const known = contact.people.list.map(({ id }) => roster.find((member) => member.id === id));
  expect(known.map((member) => [member?.name, member?.position])).toEqual(
    contact.people.list.map(({ name, role }) => [name, role]),
  );
});

describe('what proves the roster and the testimonials', () => {
  const isYear = (year: number) => year >= company.founded && year <= company.copyrightYear;

  it('gives everybody of the roster a year they came and a work of their own that they sign', () => {
    const signed = roster.map(({ id }) => signedWork[id]);
    expect(signed.filter((each) => each && isYear(each.since))).toHaveLength(LEADERSHIP_ROSTER);
    expect(new Set(signed.map((each) => each?.work)).size).toBe(LEADERSHIP_ROSTER);
    expect(Object.keys(signedWork)).toHaveLength(LEADERSHIP_ROSTER);
  });

  it('gives every testimonial the client it speaks for, what was delivered and a measured figure', () => {
    for (const { author, role } of clientTestimonials) {
      const proof = clientProof.get(author);
      expect(role, author).toContain(proof?.client.name ?? 'a client');
      expect(isYear(proof?.since ?? 0), author).toBe(true);
      expect(proof?.result.figure, author).toMatch(/\d/);
      expect(proof?.delivered.length, author).toBeGreaterThan(10);
    }
    expect(clientProof.size).toBe(clientTestimonials.length);
  });
});

describe('the register of clients', () => {
  const speakers = clients.flatMap(({ name: of, speaker }) =>
    speaker ? [{ name: speaker.name, image: speaker.face, designation: `${speaker.role}, ${of}` }] : [],
  );

  it('has each client once, and each person in one company only, ours included', () => {
    const people = [...speakers, ...roster].map(({ name }) => name);
    expect(people.length).toBeGreaterThan(25);
    expect(new Set(people).size).toBe(people.length);
    expect(new Set(speakers.map(({ image }) => image)).size).toBe(speakers.length);
    expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
  });

  it('gives each logo of the strip to one client', () => {
    const marks = clients.flatMap(({ mark }) => mark ?? []);
    expect(marks.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('knows everybody who is quoted, under the same name, role and face', () => {
    for (const { name, image, designation } of homeTestimonials.testimonials) {
      expect(speakers).toContainEqual({ name, image, designation });
    }
    for (const { author, image, role } of clientTestimonials) {
      expect(speakers).toContainEqual({ name: author, image, designation: role });
    }
  });
});

describe('the projects on /portfolio', () => {
  it('are at least eight, with some in every category of the filter', () => {
    expect(projects.length).toBeGreaterThanOrEqual(8);
    expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(PORTFOLIO_CATEGORIES));
  });

  it('have a result each: a figure, and how it was measured', () => {
    for (const { id, result } of projects) {
      expect(result.figure, id).toMatch(/\d|third/);
      expect(result.measured.length, id).toBeGreaterThan(20);
    }
  });

  it('are told of by people of the roster, in weeks from the first on, with a price in rupees', async () => {
    const cases = import.meta.glob<{ projectCase: ProjectCase }>('../../content/portfolio/cases/*.ts');
    expect(Object.keys(cases)).toHaveLength(projects.length);
    for (const [file, load] of Object.entries(cases)) {
      const { people, price, layers } = (await load()).projectCase;
      const names = roster.map(({ name }) => name);
      expect(
        people.filter(({ name }) => !names.includes(name)),
        file,
      ).toEqual([]);
      for (const { weeks } of people) expect(weeks[0], file).toBeLessThan(weeks[1]);
      expect(Math.min(...people.map(({ weeks }) => weeks[0])), file).toBe(1);
      expect(price.range, file).toMatch(/^₹\d+ to \d+ lakh$/);
      expect(Object.keys(layers).length, file).toBeGreaterThan(1);
    }
  });

  it('are counted in words that fit one and many', () => {
    expect(portfolio.counted(9)).toBe('9 projects');
    expect(portfolio.counted(1, 'Banking')).toBe('1 project in Banking');
  });

  it('give each industry one measured result, in the words of its project', async () => {
    for (const load of Object.values(industryContent)) {
      const { name, result } = await load();
      const project = projects.find(({ id }) => id === result.project);
      expect(result.figure, name).toBe(project?.result.figure);
    }
  });
});

it('tells of events on /culture with at least three pictures, none of them a piece of another', () => {
  const pieces = masters.filter(({ of }) => of).map(({ name }) => name);
  for (const { pictures } of culture.events.list) {
    const names = pictures.map(({ picture }) => picture.file.split('.')[0]);
    expect(new Set(names).size).toBeGreaterThanOrEqual(3);
    expect(names.filter((name) => pieces.some((piece) => piece === name))).toEqual([]);
  }
});
