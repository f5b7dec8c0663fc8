// behaviour: G4 V3 X13 Z2 Z5
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { type HtmlElement, valuesOf } from '../support/site/html.ts';
import { CLOSED_JOB, everyPage, OPEN_JOB } from '../support/site/routes.ts';
import { type ServedPage, servedPage, useServedPages } from '../support/site/served-pages.ts';
import { buildMessage } from '../support/stores/database.ts';

const served = useServedPages();
const pages = new Map<string, ServedPage>();

beforeAll(async () => {
  const { app } = served.site;
  const queries = [
    '/clients?rating=5',
    '/portfolio?category=banking',
    '/career?q=firmware',
    `${OPEN_JOB}?apply`,
  ];
  for (const address of [...(await everyPage(served.site)), '/nowhere', CLOSED_JOB, ...queries])
    pages.set(address, await served.page(address));
  const post = (address: string, fields: object) => request(app).post(address).type('form').send(fields);
  const apply = (job: string) => request(app).post(job).field('name', '').field('email', '</textarea>');
  const wrong = { fullName: '', email: '"><script>x', contact: '1', message: '' };
  const sent = await post('/contact-us', buildMessage()).expect(303);
  const answers = {
    405: request(app).put('/about').expect(405),
    400: request(app).get('/careers/%E0%A4%A').expect(400),
    'refused message': post('/contact-us', wrong).expect(422),
    'refused enquiry': post('/portfolio', { ...wrong, project: '' }).expect(422),
    'refused application': apply(OPEN_JOB).expect(422),
    'refused application to a closed opening': apply(CLOSED_JOB).expect(422),
    'confirmed message': request(app).get(String(sent.headers.location)).expect(200),
  };
  for (const [name, answer] of Object.entries(answers)) pages.set(name, servedPage(await answer));
});

type Look = (page: ServedPage) => string[];
const describeElement = ({ tag, attributes }: HtmlElement) =>
  `<${tag} ${[...attributes].map(([name, value]) => `${name}="${value.slice(0, 60)}"`).join(' ')}>`;
/** Finds the elements of a page that are so. */
const elements =
  (isSo: (element: HtmlElement, document: HtmlElement) => boolean): Look =>
  ({ document }) =>
    document.descendants.filter((element) => isSo(element, document)).map(describeElement);
const isTag = ({ tag }: HtmlElement, ...tags: string[]) => tags.includes(tag);

const isDataBlock = (script: HtmlElement) => /^application\/(?:ld\+)?json$/.test(script.get('type') ?? '');
const isOurScript = (script: HtmlElement) =>
  script.get('src')?.startsWith('/assets/') && script.get('integrity')?.startsWith('sha384-');

const brokenDataBlocks: Look = ({ document }) =>
  document
    .all('script')
    .filter(isDataBlock)
    .flatMap((script) => {
      const source = script.children.join('');
      JSON.parse(source);
      return /[<>&\u2028\u2029]/.test(source) ? [`not inert: ${source.slice(0, 80)}`] : [];
    });

const repeatedIds: Look = ({ document }) => {
  const ids = valuesOf(document.descendants, 'id');
  return ids.filter((id, index) => ids.indexOf(id) !== index || id === '' || /\s/.test(id));
};

const ARIA = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'aria-details'];
const lostReferences: Look = ({ document }) => {
  const ids = new Set(valuesOf(document.descendants, 'id'));
  return ['for', 'list', 'form', ...ARIA].flatMap((name) =>
    valuesOf(document.descendants, name).flatMap((value) => value.split(/\s+/).filter((id) => !ids.has(id))),
  );
};

/** Classes on the page that a sheet of ours has rules for, and none that the page links. */
function missingStyles(): Look {
  const folder = 'dist/client/assets';
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const texts = new Map(
    sheets.map((name) => [`/assets/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
  );
  // Of its own, not within another part.
  const styled = new Set([...texts.values()].flatMap((text) => text.match(/(?<=[{},]\.)[a-z][\w-]*/g) ?? []));
  return ({ document }) => {
    const linked = document.all('link[rel="stylesheet"]').map((link) => texts.get(link.get('href') ?? ''));
    const known = new Set(linked.join().match(/(?<=\.)[a-z][\w-]*/g));
    const classes = valuesOf(document.descendants, 'class').flatMap((value) => value.split(' '));
    return [...new Set(classes)].filter((name) => styled.has(name) && !known.has(name));
  };
}

const isNamed = (element: HtmlElement, document: HtmlElement) =>
  element.text !== '' ||
  ['aria-label', 'aria-labelledby', 'title'].some((name) => element.get(name)) ||
  element.all('img').some((img) => img.get('alt')) ||
  document.all('label').some((label) => {
    const isFor = label.get('for') !== undefined && label.get('for') === element.get('id');
    return isFor || (label.text !== '' && label.descendants.includes(element));
  });

const ALLOWED: Record<string, string[]> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd', 'div'],
  tr: ['th', 'td'],
  picture: ['source', 'img'],
};
const isMisused = ({ tag, children, parent }: HtmlElement) =>
  (tag === 'li' && !isTag(parent as HtmlElement, 'ul', 'ol')) ||
  children.some((child) => {
    if (!ALLOWED[tag]) return false;
    return typeof child === 'string' ? child.trim() !== '' : !ALLOWED[tag].includes(child.tag);
  });

const isIn = (element: HtmlElement, isSo: (around: HtmlElement) => boolean): boolean =>
  element.parent !== undefined && (isSo(element.parent) || isIn(element.parent, isSo));

const withoutDrawings = (html: string) => html.replace(/<svg.*?<\/svg>/gs, '');
const matches =
  (...patterns: RegExp[]): Look =>
  ({ html }) =>
    patterns.flatMap((pattern) => withoutDrawings(html).match(pattern) ?? []);

// Chrome leaves a blank out of its accessibility tree where one of React's comments stands beside it: a reader would
// hear 'MotorM1'. Written as one string with its neighbour, the blank stays.
const INLINE = '(?:strong|span|b|em|code|time)';
const LOST_BLANK = RegExp(
  `(?:[^\\s>]<!-- --> <!-- -->(?!<)|</${INLINE}> <!-- -->(?!<)|[^\\s>]<!-- --> <${INLINE}(?![^>]*aria-hidden)).{0,40}`,
  'g',
);
const JOINED =
  /[\w.,%)]<\/(?:span|strong|b)><(?:span|strong|b|time)\b(?![^>]*(?:aria-hidden|visually-hidden|code-sample))[^>]*>\w.{0,40}/g;
const JOINED_LINKS = /\w(?:<\/span>)?<\/a><a\b[^>]*>[\w+].{0,40}/g;
const JOINED_TO_TEXT = /[\w.,%)]<\/(?:strong|b|time)>\w.{0,40}/g;

const MISTAKE = /\[object Object\]|\bundefined\b|\bNaN\b|\{\{|\bnull\b|lorem ipsum|TODO|\u2014/i;
const mistakes: Look = ({ document }) => {
  // Samples of code may say `null`; prose may not.
  const isCode = (element: HtmlElement) => isTag(element, 'pre', 'code', 'script', 'textarea');
  const prose = document.descendants
    .filter((element) => element.children.every((child) => typeof child === 'string'))
    .filter((element) => !isCode(element) && !isIn(element, isCode));
  const labels = ['alt', 'aria-label', 'content', 'placeholder', 'title'].flatMap((name) =>
    valuesOf(document.descendants, name),
  );
  return [...prose.map(({ text }) => text), ...labels].filter((text) => MISTAKE.test(text));
};

describe('The HTML of every page, error page and refused form', () => {
  it('is there to be looked at', () => {
    expect(pages.size).toBeGreaterThan(45);
    for (const { document } of pages.values()) expect(document.descendants.length).toBeGreaterThan(100);
  });

  it.each<[string, Look]>([
    [
      'no executable inline script, only scripts of ours with their integrity and blocks of data',
      elements((element) => isTag(element, 'script') && !isDataBlock(element) && !isOurScript(element)),
    ],
    [
      'no style attributes, style elements, event handlers and script addresses',
      elements(({ tag, attributes }) => {
        const isForbidden = ([name, value]: [string, string]) =>
          name === 'style' || name.startsWith('on') || /^\s*(?:javascript|vbscript|data):/i.test(value);
        return tag === 'style' || [...attributes].some(isForbidden);
      }),
    ],
    ['no data block that is not JSON or can end its element', brokenDataBlocks],
    ['no part whose styles are not linked, also of what comes later', missingStyles()],
    ['no id of several elements', repeatedIds],
    ['no reference to an id that is not there', lostReferences],
    [
      'no picture without its alternative text and its size',
      elements((element) => {
        const sizes = ['width', 'height'].map((name) => element.get(name) ?? '');
        return (
          isTag(element, 'img') &&
          !(element.attributes.has('alt') && sizes.every((size) => /^\d+$/.test(size)))
        );
      }),
    ],
    [
      'no empty addresses',
      elements((element) => {
        const addresses = ['href', 'src', 'srcset', 'action', 'poster'].map(
          (name) => element.get(name) ?? '/',
        );
        return (
          addresses.some((to) => /^#?$/.test(to.trim())) || (isTag(element, 'a') && !element.get('href'))
        );
      }),
    ],
    [
      'no link, button, frame or field without a name',
      elements((element, document) => {
        const isPressed = isTag(element, 'a', 'button', 'iframe', 'input', 'textarea', 'select', 'dialog');
        return isPressed && element.get('type') !== 'hidden' && !isNamed(element, document);
      }),
    ],
    [
      'no caption of a table or listing that is the name of the box around it too',
      elements((box) => {
        const isCaption = (part: HtmlElement) =>
          isTag(part, 'caption', 'figcaption') && part.text === box.get('aria-label');
        return (
          box.get('tabindex') === '0' &&
          [box, box.parent].some((around) => around?.descendants.some(isCaption))
        );
      }),
    ],
    [
      'nothing that can be pressed inside something that can',
      elements(
        (element) =>
          isTag(element, 'a', 'button', 'input', 'select') &&
          isIn(element, (around) => isTag(around, 'a', 'button', 'summary')),
      ),
    ],
    ['no lists, tables and definition lists that are not meant so', elements(isMisused)],
    ['no words that run together for screen readers', matches(LOST_BLANK)],
    // Text browsers, reading modes, what is copied.
    [
      'no words that run together where no style sets them apart',
      matches(JOINED, JOINED_TO_TEXT, JOINED_LINKS),
    ],
    // Chrome takes a drawing's title for its description as well where its name comes from elsewhere.
    [
      'no drawing that says its name twice',
      elements(
        (svg) =>
          isTag(svg, 'svg') &&
          svg.all('title').length > 0 &&
          Boolean(svg.get('aria-labelledby')) &&
          !svg.get('aria-describedby'),
      ),
    ],
    ['nothing that a program wrote by mistake', mistakes],
  ])('has %s', (_what, look) => {
    const found = [...pages].flatMap(([name, page]) => look(page).map((finding) => `${name}: ${finding}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['/contact-us', ['fullName', 'email', 'message']],
    ['/portfolio', ['fullName', 'email', 'contact', 'project', 'message']],
    [`${OPEN_JOB}?apply`, ['name', 'email', 'phone', 'resume']],
    ['refused application', ['name', 'email', 'phone', 'resume']],
  ])(
    'tells which fields of %s must be filled in, and leaves what is wrong to our own words',
    (name, required) => {
      const form = pages.get(name)?.document.one('form[method="post"]');
      expect(form?.attributes.has('novalidate')).toBe(true);
      expect(form?.all('[aria-required="true"]').map((field) => field.get('name'))).toEqual(required);
    },
  );
});
