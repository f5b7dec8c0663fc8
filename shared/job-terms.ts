/** The terms of a job as its file spells them, and their defaults. */

export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const WORKPLACES = ['on site', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

/** A department is shown with its count in a filter, so its name has to be short. */
export const DEPARTMENT_CHARACTERS = 60;
export const LOCATION_CHARACTERS = 120;

export type Terms = {
  employmentType?: EmploymentType | undefined;
  workplace?: Workplace | undefined;
  openings?: number | undefined;
};

/** Cards say "On Site - Full Time" unless the file says otherwise, so these are the defaults. */
export const kindOf = ({ employmentType }: Terms): EmploymentType => employmentType ?? 'FULL_TIME';
export const workplaceOf = ({ workplace }: Terms): Workplace => workplace ?? 'on site';

/** As addresses spell it: `FULL_TIME` is `full-time`, `on site` is `on-site`. */
export const asSlug = (value: EmploymentType | Workplace): string =>
  value.toLowerCase().replaceAll(/[ _]/g, '-');

/**
 * The years of work that "2 to 4 years" asks for; "3 years" is that or more, "up to 2 years" that or less. Words
 * without a number ask for none.
 */
export function yearsRequired(experience: string): { from: number; to: number } {
  const figures = experience.match(/\d+(?:\.\d+)?\D*/g) ?? [];
  const [first, last] = figures.map((figure, at) => {
    // In "6 to 12 months" the first has the unit of the second, in "6 months to 1 year" its own.
    const unit = figures
      .slice(at)
      .join('')
      .match(/month|year/i)?.[0];
    return Number.parseFloat(figure) / (unit?.toLowerCase() === 'month' ? 12 : 1);
  });
  if (first === undefined) return { from: 0, to: Number.POSITIVE_INFINITY };
  if (last !== undefined && last >= first) return { from: first, to: last };
  return /\b(?:up to|at most|less than)\b/i.test(experience)
    ? { from: 0, to: first }
    : { from: first, to: Number.POSITIVE_INFINITY };
}
