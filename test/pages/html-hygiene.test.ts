// behaviour: G4 V3 X13 Z2 Z5
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { type HtmlElement, valuesOf } from '../support/site/html.ts';
import { CLOSED_JOB, everyPage, OPEN_JOB } from '../support/site/routes.ts';
import { type ServedPage, servedPage, useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

/** What is wrong, as `page: finding`; a test that fails shows all of it at once. */
type Findings = string[];
const pages = new Map<string, ServedPage>();

beforeAll(async () => {
  const { app } = served.site;
  const addresses = [
    ...(await everyPage(served.site)),
    '/nowhere',
    CLOSED_JOB,
    '/clients?rating=5',
    '/portfolio?category=banking',
    '/career?q=firmware',
    `${OPEN_JOB}?apply`,
  ];
  for (const address of addresses) pages.set(address, await served.page(address));
  pages.set('405', servedPage(await request(app).put('/about').expect(405)));
  pages.set('400', servedPage(await request(app).get('/careers/%E0%A4%A').expect(400)));
  const empty = { fullName: '', email: '"><script>x', contact: '1', message: '', project: '' };
  const { project: _, ...withoutProject } = empty;
  pages.set(
    'refused message',
    servedPage(await request(app).post('/contact-us').type('form').send(withoutProject).expect(422)),
  );
  pages.set(
    'refused enquiry',
    servedPage(await request(app).post('/portfolio').type('form').send(empty).expect(422)),
  );
  pages.set(
    'refused application',
    servedPage(await request(app).post(OPEN_JOB).field('name', '').field('email', '</textarea>').expect(422)),
  );
  pages.set(
    'refused application to a closed opening',
    servedPage(
      await request(app).post(CLOSED_JOB).field('name', '').field('email', '</textarea>').expect(422),
    ),
  );
  const sent = await request(app)
    .post('/contact-us')
    .type('form')
    .send({
      fullName: 'Ravi Nair',
      email: 'ravi@workshop.example',
      contact: '',
      message: 'Do you sell relays?',
    })
    .expect(303);
  pages.set(
    'confirmed message',
    servedPage(
      await request(app)
        .get(sent.headers.location ?? '')
        .expect(200),
    ),
  );
});

/** Runs `look` over every page and collects what it finds. */
function findings(look: (page: ServedPage) => string[]): Findings {
  return [...pages].flatMap(([name, page]) => look(page).map((finding) => `${name}: ${finding}`));
}

const describeElement = ({ tag, attributes }: HtmlElement) =>
  `<${tag} ${[...attributes].map(([name, value]) => `${name}="${value.slice(0, 60)}"`).join(' ')}>`;
const elements = (look: (element: HtmlElement) => boolean) =>
  findings(({ document }) => document.descendants.filter(look).map(describeElement));

describe('The HTML of every page, error page and refused form', () => {
  it('is there to be looked at', () => {
    expect(pages.size).toBeGreaterThan(45);
    for (const { document } of pages.values()) expect(document.descendants.length).toBeGreaterThan(100);
  });

  it('holds no executable inline script, only scripts of ours with their integrity and blocks of data', () => {
    const isData = (type: string | undefined) =>
      type === 'application/json' || type === 'application/ld+json';
    const isOurs = (src: string | undefined) => src?.startsWith('/assets/') ?? false;
    const bad = elements(
      (element) =>
        element.tag === 'script' &&
        !isData(element.get('type')) &&
        !(isOurs(element.get('src')) && element.get('integrity')?.startsWith('sha384-')),
    );
    expect(bad).toEqual([]);
  });

  it('has no style attributes, style elements, event handlers and script addresses', () => {
    const isForbidden = ([name, value]: [string, string]) =>
      name === 'style' || name.startsWith('on') || /^\s*(?:javascript|vbscript|data):/i.test(value);
    expect(elements(({ tag, attributes }) => tag === 'style' || [...attributes].some(isForbidden))).toEqual(
      [],
    );
  });

  it('holds data blocks that are valid JSON and cannot end their element', () => {
    const bad = findings(({ document }) =>
      document
        .all('script')
        .filter((script) => script.get('type'))
        .filter((script) => script.get('type') !== 'module')
        .flatMap((script) => {
          const source = script.children.join('');
          try {
            JSON.parse(source);
          } catch {
            return [`not JSON: ${source.slice(0, 80)}`];
          }
          return /[<>&\u2028\u2029]/.test(source) ? [`not inert: ${source.slice(0, 80)}`] : [];
        }),
    );
    expect(bad).toEqual([]);
  });

  it('links the styles of everything on it, also of parts whose code comes later', () => {
    const folder = 'dist/client/assets';
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
    const classesOf = new Map(
      sheets.map((name) => [
        `/assets/${name}`,
        new Set(readFileSync(path.join(folder, name), 'utf8').match(/(?<=\.)[a-z][\w-]*/g)),
      ]),
    );
    const bad = findings(({ document }) => {
      const linked = document
        .all('link')
        .filter((link) => link.get('rel') === 'stylesheet')
        .map((link) => classesOf.get(link.get('href') ?? '') ?? new Set());
      const classes = new Set(valuesOf(document.descendants, 'class').flatMap((value) => value.split(' ')));
      return [...classes].filter(
        (name) =>
          !linked.some((known) => known.has(name)) &&
          [...classesOf.values()].some((known) => known.has(name)),
      );
    });
    expect(bad).toEqual([]);
  });

  it('gives an id to one element only', () => {
    const bad = findings(({ document }) => {
      const ids = valuesOf(document.descendants, 'id');
      return ids.filter((id, index) => ids.indexOf(id) !== index || id === '' || /\s/.test(id));
    });
    expect(bad).toEqual([]);
  });

  it('refers to ids that exist', () => {
    const references = [
      'for',
      'aria-controls',
      'aria-labelledby',
      'aria-describedby',
      'aria-owns',
      'aria-details',
      'list',
      'form',
    ];
    const bad = findings(({ document }) => {
      const ids = new Set(valuesOf(document.descendants, 'id'));
      return document.descendants.flatMap((element) =>
        references.flatMap((name) =>
          (element.get(name)?.split(/\s+/) ?? [])
            .filter((id) => !ids.has(id))
            .map((id) => `${name}="${id}" of ${describeElement(element)}`),
        ),
      );
    });
    expect(bad).toEqual([]);
  });

  it('gives every picture its alternative text and its size', () => {
    const lacks = (element: HtmlElement) =>
      element.get('alt') === undefined ||
      !/^\d+$/.test(element.get('width') ?? '') ||
      !/^\d+$/.test(element.get('height') ?? '');
    expect(elements((element) => element.tag === 'img' && lacks(element))).toEqual([]);
  });

  it('has no empty addresses', () => {
    const isEmpty = (element: HtmlElement) =>
      ['href', 'src', 'srcset', 'action', 'poster'].some((name) =>
        /^#?$/.test((element.get(name) ?? '/').trim()),
      );
    expect(elements(isEmpty)).toEqual([]);
    expect(elements(({ tag, attributes }) => tag === 'a' && !attributes.has('href'))).toEqual([]);
  });

  it('names every link, button, frame and field', () => {
    const isNamed = (element: HtmlElement, document: HtmlElement) =>
      element.text !== '' ||
      document.all('label').some((label) => label.text !== '' && label.descendants.includes(element)) ||
      ['aria-label', 'aria-labelledby', 'title'].some((name) => element.get(name)) ||
      element.all('img').some((img) => img.get('alt')) ||
      document
        .all('label')
        .some((label) => label.get('for') !== undefined && label.get('for') === element.get('id'));
    const needsName = (element: HtmlElement) =>
      ['a', 'button', 'iframe', 'input', 'textarea', 'select', 'dialog'].includes(element.tag) &&
      element.get('type') !== 'hidden';
    const bad = findings(({ document }) =>
      document.descendants
        .filter((element) => needsName(element) && !isNamed(element, document))
        .map(describeElement),
    );
    expect(bad).toEqual([]);
  });

  it('tells of each field whether it must be filled in, and leaves what is wrong to our own words', () => {
    const found = new Map(
      ['/contact-us', '/portfolio', `${OPEN_JOB}?apply`, 'refused application'].map((name) => {
        const form = pages
          .get(name)
          ?.document.all('form')
          .find((each) => each.get('method') === 'post');
        const fields = form?.descendants.filter(
          ({ tag, attributes }) => ['input', 'textarea'].includes(tag) && attributes.has('id'),
        );
        const marked = fields?.filter((field) => field.get('aria-required') === 'true');
        return [
          name,
          { checks: !form?.attributes.has('novalidate'), marked: marked?.map((field) => field.get('name')) },
        ];
      }),
    );
    const checks = false;
    const application = { checks, marked: ['name', 'email', 'phone', 'resume'] };
    expect(Object.fromEntries(found)).toEqual({
      '/contact-us': { checks, marked: ['fullName', 'email', 'message'] },
      '/portfolio': { checks, marked: ['fullName', 'email', 'contact', 'project', 'message'] },
      [`${OPEN_JOB}?apply`]: application,
      'refused application': application,
    });
  });

  it('says the caption of a table or listing once, not as the name of the box around it too', () => {
    const bad = elements(
      (box) =>
        box.get('tabindex') === '0' &&
        [box, box.parent].some((around) =>
          around?.descendants.some(
            ({ tag, text }) => ['caption', 'figcaption'].includes(tag) && text === box.get('aria-label'),
          ),
        ),
    );
    expect(bad).toEqual([]);
  });

  it('nests nothing that can be pressed in something that can', () => {
    const isPressed = ({ tag }: HtmlElement) => ['a', 'button', 'summary', 'label'].includes(tag);
    const bad = findings(({ document }) =>
      document.descendants
        .filter(isPressed)
        .flatMap((outer) =>
          outer.descendants
            .filter(
              (inner) => ['a', 'button', 'input', 'select'].includes(inner.tag) && outer.tag !== 'label',
            )
            .map(describeElement),
        ),
    );
    expect(bad).toEqual([]);
  });

  it('uses lists, tables and definition lists as they are meant', () => {
    const allowed: Record<string, string[]> = {
      ul: ['li'],
      ol: ['li'],
      dl: ['dt', 'dd', 'div'],
      tr: ['th', 'td'],
      picture: ['source', 'img'],
    };
    const bad = elements(({ tag, children }) =>
      children.some(
        (child) =>
          allowed[tag] &&
          (typeof child === 'string' ? child.trim() !== '' : !allowed[tag].includes(child.tag)),
      ),
    );
    expect(bad).toEqual([]);
    expect(elements(({ tag, parent }) => tag === 'li' && !['ul', 'ol'].includes(parent?.tag ?? ''))).toEqual(
      [],
    );
  });

  // Chrome leaves a blank out of its accessibility tree where one of React's comments stands beside it: a reader would
  // hear 'MotorM1'. Written as one string with its neighbour, the blank stays.
  it('keeps words apart for screen readers', () => {
    const INLINE = '(?:strong|span|b|em|code|time)';
    const lost = RegExp(
      `(?:[^\\s>]<!-- --> <!-- -->(?!<)|</${INLINE}> <!-- -->(?!<)|[^\\s>]<!-- --> <${INLINE}(?![^>]*aria-hidden)).{0,40}`,
      'g',
    );
    expect(findings(({ html }) => html.replace(/<svg.*?<\/svg>/gs, '').match(lost) ?? [])).toEqual([]);
  });

  it('keeps words apart where no style sets them apart: text browsers, reading modes, what is copied', () => {
    const joined =
      /[\w.,%)]<\/(?:span|strong|b)><(?:span|strong|b|time)\b(?![^>]*(?:aria-hidden|visually-hidden|code-sample))[^>]*>\w.{0,40}/g;
    const joinedLinks = /\w(?:<\/span>)?<\/a><a\b[^>]*>[\w+].{0,40}/g;
    const joinedToText = /[\w.,%)]<\/(?:strong|b|time)>\w.{0,40}/g;
    expect(
      findings(({ html }) => {
        const words = html.replace(/<svg.*?<\/svg>/gs, '');
        return [joined, joinedToText, joinedLinks].flatMap((each) => words.match(each) ?? []);
      }),
    ).toEqual([]);
  });

  // Chrome takes a drawing's title for its description as well where its name comes from elsewhere.
  it('has no drawing that says its name twice', () => {
    const bad = elements(
      (svg) =>
        svg.tag === 'svg' &&
        svg.all('title').length > 0 &&
        Boolean(svg.get('aria-labelledby')) &&
        !svg.get('aria-describedby'),
    );
    expect(bad).toEqual([]);
  });

  it('shows nothing that a program wrote by mistake', () => {
    const mistakes = /\[object Object\]|\bundefined\b|\bNaN\b|\{\{|\bnull\b|lorem ipsum|TODO|\u2014/i;
    const bad = findings(({ document }) => {
      // Samples of code may say `null`; prose may not.
      const prose = document.descendants.filter(
        (element) =>
          !isWithin(element, ['pre', 'code', 'script', 'textarea']) &&
          element.children.every((child) => typeof child === 'string'),
      );
      const said = prose.map(({ text }) => text).filter((text) => mistakes.test(text));
      const labels = ['alt', 'aria-label', 'content', 'placeholder', 'title'].flatMap((name) =>
        valuesOf(document.descendants, name),
      );
      return [...said, ...labels.filter((label) => mistakes.test(label))];
    });
    expect(bad).toEqual([]);
  });
});

function isWithin(element: HtmlElement, tags: readonly string[]): boolean {
  for (let at: HtmlElement | undefined = element; at; at = at.parent) if (tags.includes(at.tag)) return true;
  return false;
}
