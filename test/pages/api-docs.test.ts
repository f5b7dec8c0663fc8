// behaviour: Y4
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { apiDocument } from '../../server/openapi/document.ts';
import { callsOf } from '../support/site/api-examples.ts';
import { ORIGIN, useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

it('the page of the API shows every call with its statuses, its fields and a command line', async () => {
  const document = apiDocument(ORIGIN, readConfig({}));
  const { status, main } = await served.page('/api/docs');
  expect(status).toBe(200);
  for (const { path, method, operation } of callsOf(document)) {
    const section = main.one(`#${operation.operationId}`);
    expect(section.one('h2').text).toBe(`${method.toUpperCase()} ${path}`);
    const terms = section.all('dt').map((term) => term.one('code').text);
    expect(terms).toEqual(expect.arrayContaining(Object.keys(operation.responses)));
    expect(section.all('pre')[0]?.text).toMatch(new RegExp(`^curl ${ORIGIN}/[\\w/.-]+`));
  }
  const apply = main.one('#apply').text;
  for (const field of ['jobId', 'phone', 'coverLetter', 'resume']) expect(apply).toContain(field);
  expect(apply).toContain("-F 'resume=@aditi-verma.pdf;type=application/pdf'");
  expect(main.all('a').map((link) => link.get('href'))).toContain('/api/openapi.json');
});
