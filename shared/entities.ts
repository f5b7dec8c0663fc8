import * as v from 'valibot';

/** A line of text a recruiter writes: never empty, never longer than `max` characters. */
const text = (max: number) =>
  v.pipe(
    v.string('should be text in quotes'),
    v.trim(),
    v.nonEmpty('should not be empty'),
    v.maxLength(max, `should have at most ${max} characters`),
  );

const lines = v.pipe(
  v.array(text(500), 'should be a list of texts in [ ]'),
  v.minLength(1, 'should have at least one entry'),
  v.maxLength(40, 'should have at most 40 entries'),
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const day = v.pipe(
  v.string('should be a date in quotes'),
  v.regex(DAY, 'should be a date like 2026-03-31'),
  v.check((value) => !DAY.test(value) || isCalendarDay(value), 'should be a day that exists'),
);

function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * One opening as its file `content/jobs/<_id>.json` holds it; spec.md section 3 and decisions.md "Data".
 * Dates are days in Asia/Kolkata, `closesAt` included. `salaryRange` amounts are whole units of `currency`.
 */
export const JobFile = v.strictObject({
  $schema: v.optional(v.string('should be text in quotes')),
  title: text(120),
  experience: text(80),
  location: text(120),
  isActive: v.boolean('should be true or false'),
  jobSummary: text(4000),
  keyResponsibilities: lines,
  requiredSkillsQualifications: lines,
  preferredQualifications: v.optional(lines),
  jobType: text(80),
  salary: text(120),
  postedAt: v.optional(day),
  closesAt: v.optional(day),
  employmentType: v.optional(
    v.picklist(
      ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'],
      'should be one of FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN',
    ),
  ),
  salaryRange: v.optional(
    v.strictObject({
      currency: v.pipe(
        v.string('should be a currency code like INR'),
        v.regex(/^[A-Z]{3}$/, 'should be a currency code like INR'),
      ),
      min: v.pipe(v.number('should be a number'), v.minValue(0, 'should not be negative')),
      max: v.pipe(v.number('should be a number'), v.minValue(0, 'should not be negative')),
      per: v.picklist(['HOUR', 'MONTH', 'YEAR'], 'should be one of HOUR, MONTH, YEAR'),
    }),
  ),
});

export type Job = Omit<v.InferOutput<typeof JobFile>, '$schema'> & { _id: string };

/** `content/testimonials.json`; `image` is a file name under `/uploads/`. */
export const TestimonialsFile = v.strictObject({
  $schema: v.optional(v.string('should be text in quotes')),
  testimonials: v.array(
    v.strictObject({
      content: text(1200),
      image: v.optional(
        v.pipe(
          v.string('should be a picture file name'),
          v.regex(/^[\w-]+\.(?:png|jpg|webp|avif|svg)$/, 'should be a picture file name'),
        ),
      ),
      name: text(80),
      designation: text(120),
    }),
    'should be a list in [ ]',
  ),
});

export type Testimonial = v.InferOutput<typeof TestimonialsFile>['testimonials'][number];

/** The first moment at which a job takes no more applications, in ms since 1970; Infinity without `closesAt`. */
export function closingTime(job: Pick<Job, 'closesAt'>): number {
  return job.closesAt ? new Date(`${job.closesAt}T24:00:00+05:30`).getTime() : Number.POSITIVE_INFINITY;
}

/** Whether a job may be seen and applied for at `now`; it closes at the end of `closesAt` in Asia/Kolkata (+05:30). */
export function isOpen(job: Pick<Job, 'isActive' | 'closesAt'>, now: Date): boolean {
  return job.isActive && now.getTime() < closingTime(job);
}
