import { OPEN_APPLICATION } from '#shared/slugs.ts';

/**
 * The groups of the open jobs, in this order. A job belongs to the first one with a word in its title, or else to
 * the one with most words in the skills it asks for. A word stands for all words that begin with it.
 */
const DISCIPLINES = [
  {
    name: 'Hardware and firmware',
    words: ['firmware', 'embedded', 'hardware', 'pcb', 'electronic', 'schematic', 'rf', 'vlsi', 'fpga'],
  },
  {
    name: 'Software',
    words: [
      ...['software', 'developer', 'frontend', 'backend', 'web', 'mobile', 'android', 'ios', 'flutter'],
      ...['react', 'node', 'java', 'typescript', 'qa', 'test', 'devops', 'cloud', 'data', 'machine', 'ai'],
    ],
  },
  {
    name: 'Business and people',
    words: ['business', 'sales', 'marketing', 'talent', 'recruit', 'hr', 'finance', 'account', 'customer'],
  },
] as const;

export type Discipline = (typeof DISCIPLINES)[number]['name'];

/** If nothing tells the discipline, and for the job that is for everybody. */
export const OTHER_DISCIPLINE = 'Other';

type Described = {
  _id: string;
  title: string;
  requiredSkillsQualifications: readonly string[];
  department?: string | undefined;
};

/** The department that a job's file names, or else the discipline that its words tell. */
export function disciplineOf({ _id, department, title, requiredSkillsQualifications }: Described): string {
  if (department) return department;
  if (_id === OPEN_APPLICATION) return OTHER_DISCIPLINE;
  const byTitle = PATTERNS.find(({ pattern }) => title.search(pattern) >= 0);
  if (byTitle) return byTitle.name;
  const skills = requiredSkillsQualifications.join('\n');
  const counted = PATTERNS.map(({ name, pattern }) => ({ name, count: skills.match(pattern)?.length ?? 0 }));
  const [best] = counted.sort((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.name : OTHER_DISCIPLINE;
}

const PATTERNS = DISCIPLINES.map(({ name, words }) => ({
  name,
  pattern: new RegExp(
    `\\b(?:${words.map((word) => (word.length < 3 ? `${word}\\b` : word)).join('|')})`,
    'gi',
  ),
}));

/** For the search of jobs; departments that only a file names come between `names` and `other`. */
export const departments = {
  of: disciplineOf,
  names: DISCIPLINES.map(({ name }) => name),
  other: OTHER_DISCIPLINE,
};
