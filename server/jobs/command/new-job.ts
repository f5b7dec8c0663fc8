import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { day as calendarDay } from '#shared/content-rules.ts';
import { dayInIndia } from '#shared/indian-time.ts';
import { isJobId, JOB_ID_CHARACTERS } from '#shared/slugs.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { contentDirectory } from '../../terminal/command-settings.ts';
import { printable } from '../../terminal/printable.ts';
import { JOBS_FOLDER, jobId, readContentFile } from '../content-file.ts';
import { assertName, published } from './change-jobs.ts';
import { cannotWrite, changedText } from './job-edit.ts';
import { doubtWords, jobFiles, pathOf } from './job-files.ts';
import { type Answers, answerIn, QUESTIONS, type Question, ruleBroken, withAnswer } from './job-questions.ts';
import { inOrder, jobTemplate } from './job-template.ts';
import type { Flags } from './jobs-options.ts';
import { keyCommand } from './site-preview.ts';
import { type AnswerSource, answersFrom } from './terminal-answers.ts';

const PUBLISH_HELP = 'today, a day to come like 2026-03-31, or no for a draft';

/** A file of examples to fill in. */
export async function newTemplate(id: string): Promise<string> {
  assertName(id);
  const file = await write(id, jobTemplate());
  return `${pathOf(file)} is a draft now. Fill it in, then: npm run jobs -- publish ${id}\n`;
}

/** A file of what the flags say. */
export async function newFromFlags(id: string | undefined, flags: Flags): Promise<string> {
  const missing = QUESTIONS.filter(({ flag, isOptional }) => !isOptional && !flags[flag]);
  if (missing.length > 0) throw new CommandProblem(`These are missing: ${flagsOf(missing)}.`);
  let answers: Answers = {};
  for (const question of QUESTIONS) {
    const { flag, path, kind, fallback } = question;
    const isInBegunGroup = path.length > 1 && path[0] in answers;
    const given = flags[flag] ?? (isInBegunGroup && fallback ? [fallback] : undefined);
    const lines = kind === 'paragraphs' ? given?.join('\n').split('\n') : given;
    const value = lines && answerIn(question, lines);
    const rule = given && ruleBroken(question, answers, value);
    if (rule) throw new CommandProblem(`--${question.flag} ${rule}.`);
    answers = withAnswer(answers, question.path, value);
  }
  const name = id ?? suggestedName(answers.title);
  const rule = await nameRule(name);
  if (rule) throw new CommandProblem(`The name "${printable(name)}" ${rule}.`);
  const day = flags.publish?.at(-1) ?? 'today';
  const wrong = publishRule(day);
  if (wrong) throw new CommandProblem(`--publish ${wrong}.`);
  return finish(name, { ...answers, ...publishing(day) });
}

/** A file of what a person types, or a pipe brings. Before the last answer nothing is written. */
export async function newFromAnswers(): Promise<string> {
  await jobFiles();
  const source = answersFrom(process);
  try {
    source.say('Ctrl-C ends this, and nothing is written. An empty answer leaves out what is optional.\n');
    const { id, answers } = await askAll(source);
    return await finish(id, answers);
  } finally {
    source.close();
  }
}

async function askAll(source: AnswerSource): Promise<{ id: string; answers: Answers }> {
  let answers: Answers = {};
  let id = '';
  const skipped = new Set<string>();
  for (const question of QUESTIONS) {
    const [group, part] = question.path;
    if (skipped.has(group)) continue;
    // The day comes ahead of the closing day, which is checked against it.
    if (group === 'closesAt') answers = { ...answers, ...publishing(await askDay(source)) };
    // Whoever has begun a group has to end it: a file with half of one would be refused, and all answers lost.
    const isOptional = question.isOptional && (question.fallback !== undefined || !(group in answers));
    const value = await ask(source, { ...question, isOptional }, answers);
    if (value === undefined && part !== undefined) skipped.add(group);
    answers = withAnswer(answers, question.path, value);
    if (group === 'title') id = await askName(source, suggestedName(value));
  }
  return { id, answers };
}

async function ask(source: AnswerSource, question: Question, answers: Answers): Promise<unknown> {
  const { title, help, kind, options, isOptional, fallback } = question;
  const choice = options.length > 0 ? ` One of ${options.join(', ')}.` : '';
  const more = kind === 'list' || kind === 'paragraphs' ? ` ${MORE[kind]}` : '';
  source.say(`\n${title}${isOptional && !fallback ? ' (optional)' : ''}\n${help}${choice}${more}\n`);
  return retry(source, title, async () => {
    // What is optional may be left out by ending, too.
    const lines = (await linesFor(source, question)) ?? (isOptional ? [] : undefined);
    const value = lines && answerIn(question, lines);
    const rule = lines && ruleBroken(question, answers, value);
    return { isEnd: lines === undefined, value, rule, typed: lines?.join(' ') ?? '' };
  });
}

const MORE = {
  list: 'One a line, an empty line ends.',
  paragraphs: 'One paragraph a line, an empty line ends.',
};

/** Undefined where a pipe has ended. */
async function linesFor(source: AnswerSource, { kind, fallback }: Question): Promise<string[] | undefined> {
  const prompt = fallback ? `[${fallback}] > ` : '> ';
  const first = await source.line(prompt);
  if (first === undefined || (kind !== 'list' && kind !== 'paragraphs'))
    return first === undefined ? first : [first];
  const lines = [first];
  while (lines.at(-1)?.trim()) lines.push((await source.line('> ')) ?? '');
  return lines;
}

async function askName(source: AnswerSource, suggested: string): Promise<string> {
  source.say(`\nName of the file and of the address, /careers/${suggested}\n`);
  return retry(source, 'The name', async () => {
    const typed = await source.line(`[${suggested}] > `);
    const value = typed?.trim() || suggested;
    return { isEnd: typed === undefined, value, rule: await nameRule(value), typed: value };
  });
}

async function askDay(source: AnswerSource): Promise<string> {
  source.say(`\nGoes on the site\n${PUBLISH_HELP}\n`);
  return retry(source, 'The day', async () => {
    const typed = await source.line('[today] > ');
    const value = typed?.trim().toLowerCase() || 'today';
    return { isEnd: typed === undefined, value, rule: publishRule(value), typed: value };
  });
}

type Attempt<T> = { isEnd: boolean; value: T; rule: string | undefined; typed: string };

/** A person is asked again; a pipe cannot know that it should answer again. */
async function retry<T>(source: AnswerSource, name: string, attempt: () => Promise<Attempt<T>>): Promise<T> {
  for (;;) {
    const { isEnd, value, rule, typed } = await attempt();
    if (isEnd) throw new CommandProblem(`The answers end at "${name}". ${FLAGS_HELP}`);
    if (!rule) return value;
    const words = `${name} ${rule}`;
    if (!source.isPerson)
      throw new CommandProblem(`${words}, but is "${printable(typed.slice(0, 60))}". Nothing was written.`);
    source.say(`${words}. Once more:\n`);
  }
}

const flagsOf = (questions: readonly Question[]) => questions.map(({ flag }) => `--${flag}`).join(', ');

const FLAGS_HELP = `Nothing was written. Without a terminal give flags: ${flagsOf(QUESTIONS.filter(({ isOptional }) => !isOptional))}; optional: ${flagsOf(QUESTIONS.filter(({ isOptional }) => isOptional))}, --publish (${PUBLISH_HELP}).`;

/** `Node.js Developer` → `node-js-developer`. */
function suggestedName(title: unknown): string {
  const plain = String(title).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, '-').slice(0, JOB_ID_CHARACTERS);
  return name.replace(/^-+|-+$/g, '') || 'new-opening';
}

async function nameRule(id: string): Promise<string | undefined> {
  if (!isJobId(id)) {
    return `should be lower-case letters, digits and single hyphens, at most ${JOB_ID_CHARACTERS} characters`;
  }
  return (await jobFiles()).map(jobId).includes(id) ? 'is taken by another opening' : undefined;
}

function publishRule(day: string): string | undefined {
  if (day === 'today' || day === 'no') return undefined;
  if (!v.is(calendarDay, day)) return `should be ${PUBLISH_HELP}`;
  return day < dayInIndia(new Date()) ? 'should not be over' : undefined;
}

const publishing = (day: string): Answers =>
  day === 'no'
    ? { isActive: false }
    : { isActive: true, postedAt: day === 'today' ? dayInIndia(new Date()) : day };

async function finish(id: string, answers: Answers): Promise<string> {
  const file = await write(id, inOrder(answers));
  const words = `${pathOf(file)} is written.\n${doubtWords(file, readContentFile(contentDirectory, file))}`;
  const { postedAt } = answers;
  if (typeof postedAt === 'string') return words + published(id, postedAt, dayInIndia(new Date()));
  return `${words}${id} is a draft. To read it as a page: ${keyCommand(id)}\nTo put it on the site: npm run jobs -- publish ${id}\n`;
}

/** Throws `CommandProblem` where a rule is broken or the name is taken; the file is whole or not there. */
async function write(id: string, job: Record<string, unknown>): Promise<string> {
  const file = `${JOBS_FOLDER}/${id}.json`;
  const text = changedText(file, `${JSON.stringify(job, null, 2)}\n`, {});
  try {
    await writeFile(join(contentDirectory, file), text, { flag: 'wx' });
  } catch (error) {
    throw new CommandProblem(cannotWrite(file, error));
  }
  return file;
}
