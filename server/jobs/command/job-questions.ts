import * as v from 'valibot';
import { exampleOf } from '#shared/content-rules.ts';
import { JobFile } from '#shared/entities.ts';
import { jobTemplate } from './job-template.ts';

/** What `new` asks for one field, in words and as the flag of a script. All of it comes from the schema. */
export type Question = {
  /** `['title']`, or `['salaryRange', 'min']`. */
  path: readonly [string, ...string[]];
  /** `title`, `salary-range-min`. */
  flag: string;
  title: string;
  help: string;
  kind: 'line' | 'paragraphs' | 'list' | 'number' | 'truth';
  options: readonly string[];
  isOptional: boolean;
  /** Stands for an empty answer. */
  fallback: string | undefined;
};

/** Fields that are not asked for: the command sets them. */
const OWN = new Set(['$schema', 'isActive', 'postedAt', 'formerIds']);

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  options?: readonly string[];
};

export const QUESTIONS: readonly Question[] = Object.entries(JobFile.entries as Record<string, Schema>)
  .filter(([name]) => !OWN.has(name))
  .flatMap(([name, schema]) => questionsOf([name], schema));

function questionsOf(path: Question['path'], schema: Schema): Question[] {
  const inner = schema.wrapped ?? schema;
  const isOptional = schema.wrapped !== undefined;
  if (inner.entries) return questionsOfGroup(path, inner, isOptional);
  return [
    {
      path,
      flag: path.map(dashed).join('-'),
      title: v.getTitle(inner) ?? path.join('.'),
      help: (v.getDescription(inner) ?? '').replace(/ \\n\\n starts a new paragraph\./, ''),
      kind: kindOf(path, inner),
      options: inner.options ?? [],
      isOptional,
      fallback: undefined,
    },
  ];
}

/** Amounts are asked for first, since without them the rest of the group is left out; words have the usual answer. */
function questionsOfGroup(path: Question['path'], group: Schema, isOptional: boolean): Question[] {
  const usual = (exampleOf(group) ?? {}) as Record<string, unknown>;
  const title = v.getTitle(group) ?? '';
  return Object.entries(group.entries ?? {})
    .flatMap(([name, schema]) => questionsOf([...path, name], schema))
    .map((question) => {
      const example = usual[question.path.at(-1) ?? ''];
      const fallback = typeof example === 'string' ? example : undefined;
      const own = question.title.toLowerCase();
      return {
        ...question,
        title: `${title}, ${own}`,
        isOptional: isOptional || question.isOptional,
        fallback,
      };
    })
    .toSorted((a, b) => Number(a.kind !== 'number') - Number(b.kind !== 'number'));
}

function kindOf(path: Question['path'], schema: Schema): Question['kind'] {
  if (path[0] === 'jobSummary') return 'paragraphs';
  if (schema.type === 'array') return 'list';
  if (schema.type === 'number') return 'number';
  return schema.type === 'boolean' ? 'truth' : 'line';
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Lines as they were typed, as the value of the field; undefined: there is none. */
export function answerIn({ kind, options, fallback }: Question, lines: readonly string[]): unknown {
  const given = lines.map((line) => line.trim()).filter(Boolean);
  if (kind === 'list') return given.length > 0 ? given : undefined;
  const text = given.join(kind === 'paragraphs' ? '\n\n' : ' ') || fallback;
  if (text === undefined) return undefined;
  if (kind === 'number') return /^[\d,_ ]+$/.test(text) ? Number(text.replace(/[,_ ]/g, '')) : text;
  if (kind === 'truth') return { yes: true, true: true, no: false, false: false }[text.toLowerCase()] ?? text;
  return options.find((option) => option.toLowerCase() === text.toLowerCase().replaceAll(' ', '_')) ?? text;
}

export type Answers = Record<string, unknown>;

/** The answers with one more; undefined leaves the field out. */
export function withAnswer(answers: Answers, [name, part]: Question['path'], value: unknown): Answers {
  if (value === undefined) return answers;
  if (part === undefined) return { ...answers, [name]: value };
  return { ...answers, [name]: { ...(answers[name] as Answers | undefined), [part]: value } };
}

/** The rule that the answer to a question breaks, by itself or beside the answers before it. */
export function ruleBroken(question: Question, answers: Answers, value: unknown): string | undefined {
  if (value === undefined) return question.isOptional ? undefined : 'should not be empty';
  const [name, part] = question.path;
  const rest = jobTemplate();
  const answered = withAnswer(answers, question.path, value);
  const group =
    part === undefined ? {} : { [name]: { ...(rest[name] as object), ...(answered[name] as object) } };
  const { issues = [] } = v.safeParse(JobFile, { ...rest, ...answered, isActive: false, ...group });
  const path = question.path.join('.');
  const broken = issues.find((issue) => (v.getDotPath(issue as v.BaseIssue<unknown>) ?? '').startsWith(path));
  return broken?.message;
}
