// behaviour: D6 O12 R28
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { savedName, saveResume } from '../../server/submissions/inbox/resume-file.ts';
import { pdfWithJavaScript } from '../support/pdf/pdf.ts';
import { asProcess, inbox, runningSite } from '../support/stores/commands.ts';
import { buildApplication, buildPdf, temporaryDirectory } from '../support/stores/database.ts';

it('saves a safe copy of a resume, for its owner alone, and again to the same file', async () => {
  const site = await runningSite();
  const bytes = new Uint8Array(pdfWithJavaScript());
  const { reference } = await site.stores.applications.add(
    buildApplication({ jobId: 'other', name: 'आशा वर्मा', resume: { fileName: 'CV.PDF', bytes } }),
  );

  const { out, code } = await inbox(site.directory, 'save', reference, '--to', 'picked');

  const path = out.trim();
  expect(code).toBe(0);
  expect(path).toBe(join(site.directory, 'picked', `${reference}-आशा-वर्मा.pdf`));
  const copy = await readFile(path, 'latin1');
  expect(copy).toMatch(/^%PDF-1\.7/);
  expect(copy).not.toContain('/JavaScript');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await inbox(site.directory, 'save', reference, '--to', 'picked')).out.trim()).toBe(path);
  expect(await readdir(dirname(path))).toHaveLength(1);
});

it('says what else there is where no safe copy can be made', async () => {
  const site = await runningSite();
  const { out, err, code } = await inbox(site.directory, 'save', site.application, '--to', 'cvs');
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err).toMatch(/No safe copy can be made .+ npm run desk .+ --as-sent /);
});

it('never writes over another file', async () => {
  const site = await runningSite();
  const first = (
    await inbox(site.directory, 'save', site.application, '--as-sent', '--to', 'cvs')
  ).out.trim();
  expect(dirname(first)).toBe(join(site.directory, 'cvs'));
  await writeFile(first, 'with my remarks');

  const { err, code } = await inbox(site.directory, 'save', site.application, '--as-sent', '--to', 'cvs');

  expect({ err, code }).toEqual({ err: expect.stringContaining(`${first} already exists`), code: 1 });
  expect(await readFile(first, 'utf8')).toBe('with my remarks');
});

it.each([
  ['../../../etc/passwd', 'etc-passwd.pdf'],
  ['..\\..\\boot', 'boot.pdf'],
  ['..', 'resume.pdf'],
  ['a\r\nb\u001b[2J\u202efdp.exe', 'a-b-2J-fdp-exe.pdf'],
  ['-rf $(reboot)', 'rf-reboot.pdf'],
  ['क'.repeat(5000), `${'क'.repeat(56)}.pdf`],
  ['𐓐'.repeat(60), `${'𐓐'.repeat(56)}.pdf`],
])('saves the resume of a person called %j inside the folder, under a clean name', async (person, clean) => {
  const folder = join(await temporaryDirectory(), 'a/b');
  const name = savedName({ reference: 'A-2222-2222', name: person });
  const path = await saveResume(folder, name, buildPdf('x'));
  expect(path).toBe(join(folder, `A-2222-2222-${clean}`));
  expect(await readdir(folder)).toEqual([basename(path)]);
});

it('says so instead of saving a resume that changed in the database', async () => {
  const site = await runningSite();
  const file = new DatabaseSync(join(site.directory, 'submissions.db'));
  file.prepare('update resumes set bytes = ?').run(buildPdf('changed'));
  file.close();
  const { out, err, code } = await inbox(site.directory, 'save', site.application, '--to', 'cvs');
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err).toContain('damaged');
});

it('exports a table in which no cell is a formula', async () => {
  const site = await runningSite();
  const begun = [
    '+1',
    '-1',
    '@SUM(A1)',
    '  =1+1',
    '\t=1',
    '\u00a0=1',
    '\u200b=1',
    '＝1+1',
    ' ＋1',
    '－1',
    '＠x',
    '\r=1',
  ];
  const hostile = ['=HYPERLINK("http://evil.example","x")', ...begun];
  for (const [index, email] of hostile.entries()) {
    const application = buildApplication({ jobId: `job-${index}`, email, coverLetter: 'a "b",\nc' });
    await site.stores.applications.add(application);
  }

  const { code } = await inbox(site.directory, 'export', '--out', 'all.csv');

  const file = await readFile(join(site.directory, 'all.csv'), 'utf8');
  expect(code).toBe(0);
  expect(file.startsWith('\ufeff"Reference","Received (IST)"')).toBe(true);
  expect((await stat(join(site.directory, 'all.csv'))).mode & 0o777).toBe(0o600);
  const [headings = [], ...rows] = cellsOf(file.slice(1));
  const under = (heading: string) => rows.map((row) => row[headings.indexOf(heading)]);
  expect(rows).toHaveLength(hostile.length + 3);
  for (const row of rows) {
    expect(row).toHaveLength(headings.length);
    for (const cell of row) expect(cell).not.toMatch(/^[\s\u200b]*[=+\-@＝＋－＠]/);
  }
  const emails = under('Email');
  expect(emails).toContain(`'=HYPERLINK("http://evil.example","x")`);
  expect(emails).toContain(`'\t=1`);
  expect(under('Cover letter')).toContain('a "b",\nc');
  // "+91 …" of the contact message is a formula to a spreadsheet, too.
  expect(under('Phone')).toContain(`'+91 00000 00000`);
});

it('prints the chosen part of the table, and writes over no file', async () => {
  const site = await runningSite();
  const printed = await inbox(site.directory, 'export', '--search', 'ward monitoring');
  expect(cellsOf(printed.out).map((row) => row[0])).toEqual(['Reference', site.enquiry]);
  await writeFile(join(site.directory, 'mine.txt'), 'mine');
  const { code, err } = await inbox(site.directory, 'export', '--out', 'mine.txt');
  expect(code).toBe(1);
  expect(err).toContain('mine.txt');
  expect(await readFile(join(site.directory, 'mine.txt'), 'utf8')).toBe('mine');
});

it.each([
  ['a table', 'all.csv', () => ['export', '--out', 'all.csv']],
  ['a resume', 'picked', (reference: string) => ['save', reference, '--as-sent', '--to', 'picked']],
])('leaves no half of %s on a disk that is full, and says why', async (_, path, args) => {
  const site = await runningSite();
  const resume = { fileName: 'cv.pdf', bytes: buildPdf('cv', 300_000) };
  const { reference } = await site.stores.applications.add(
    buildApplication({ coverLetter: 'a'.repeat(100_000), resume }),
  );

  // Files of at most 16 blocks: the system refuses the rest as it does on a full disk.
  const { directory } = site;
  const { err, code } = await asProcess('inbox', { directory, before: 'ulimit -f 16' }, ...args(reference));

  expect({ err, code }).toEqual({
    err: expect.stringMatching(/^\S+ cannot be written \(EFBIG.+\)\.\n$/),
    code: 1,
  });
  const there = await readdir(join(site.directory, path)).catch(({ code: why }) => why);
  expect(there).toEqual(path === 'picked' ? [] : 'ENOENT');
});

it('says so where what it prints cannot be written', async () => {
  const site = await runningSite();
  await site.stores.applications.add(buildApplication({ coverLetter: 'a'.repeat(100_000) }));
  const full = { directory: site.directory, before: 'ulimit -f 16; exec > printed.csv' };
  const { err, code } = await asProcess('inbox', full, 'export');
  expect({ err, code }).toEqual({
    err: expect.stringMatching(/^EFBIG.+\n$/),
    code: 1,
  });
});

/** A reader of RFC 4180, strict about it: every cell in quotes, every line ended by CR LF. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/y;
  while (cell.lastIndex < csv.length) {
    const match = cell.exec(csv);
    if (!match) throw new Error('Not a table of quoted cells');
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
