import * as v from 'valibot';
import { amount, currency, day, exampleOf, field, lines, places, text } from './content-rules.ts';
import { DEPARTMENT_CHARACTERS, EMPLOYMENT_TYPES, LOCATION_CHARACTERS, WORKPLACES } from './job-terms.ts';
import { isJobId } from './slugs.ts';

const salaryRange = v.pipe(
  v.strictObject({
    currency: field(currency, ['Currency', 'Three capital letters, for example INR.']),
    min: field(amount, ['From', 'A whole amount: 6 lakh is 600000.']),
    max: field(amount, ['To', 'A whole amount: 9 lakh is 900000.']),
    per: field(v.picklist(['HOUR', 'MONTH', 'YEAR'], 'should be one of HOUR, MONTH, YEAR'), [
      'Paid per',
      'The time that the amounts are for.',
    ]),
  }),
  v.forward(
    v.partialCheck([['min'], ['max']], ({ min, max }) => min <= max, 'should not be below min'),
    ['max'],
  ),
);

const formerIds = v.pipe(
  v.array(
    v.pipe(
      v.string('should be text in quotes'),
      v.check(isJobId, 'should be a name of lower-case letters, digits and single hyphens'),
    ),
    'should be a list of names in [ ]',
  ),
  v.maxLength(40, 'should have at most 40 entries'),
);

const jobFields = v.strictObject({
  $schema: v.optional(v.string('should be text in quotes')),
  title: field(
    text(120),
    ['Title', 'The role as it stands on the card, for example "Node.js Developer".'],
    'Title of the role',
  ),
  experience: field(
    text(80),
    ['Experience', 'Years of work asked for, for example "2 to 4 years".'],
    'Experience asked for',
  ),
  location: field(
    text(LOCATION_CHARACTERS),
    [
      'Location',
      'Town and state, for example "Indore, Madhya Pradesh"; of a remote job the country that applicants live in.',
    ],
    'Town and state',
  ),
  isActive: field(
    v.boolean('should be true or false'),
    [
      'Published',
      'true puts the job on the site from its day on; false keeps it as a draft or takes it off.',
    ],
    false,
  ),
  jobSummary: field(
    text(4000),
    ['Job summary', 'What the person will do, and with whom. \\n\\n starts a new paragraph.'],
    'What the person will do, and with whom.',
  ),
  keyResponsibilities: field(
    lines,
    ['Key responsibilities', 'One sentence an entry, 1 to 40 entries.'],
    ['First responsibility.', 'Second responsibility.'],
  ),
  requiredSkillsQualifications: field(
    lines,
    ['Required skills and qualifications', 'What an applicant must bring, 1 to 40 entries.'],
    ['First thing an applicant must bring.'],
  ),
  preferredQualifications: v.optional(
    field(
      lines,
      ['Preferred qualifications', 'What helps but is not needed. Leave the field out if there is nothing.'],
      ['Something that helps.'],
    ),
  ),
  jobType: field(
    text(80),
    ['Job type', 'In words, for example "Full time, on site".'],
    'Full time or part time, and where',
  ),
  salary: field(
    text(120),
    ['Salary', 'In words, for example "₹6 to 9 lakh a year".'],
    'What it pays, in words',
  ),
  postedAt: v.optional(
    field(day, [
      'Posted',
      'The day it goes on the site, like 2026-03-31; one to come schedules it. Newer jobs stand first, those without a day last.',
    ]),
  ),
  closesAt: v.optional(
    field(day, [
      'Closes',
      'The last day to apply, like 2026-03-31, until midnight in India. Without it the job stays.',
    ]),
  ),
  employmentType: v.optional(
    field(v.picklist(EMPLOYMENT_TYPES, `should be one of ${EMPLOYMENT_TYPES.join(', ')}`), [
      'Employment type',
      'For search engines that list jobs; visitors read the job type.',
    ]),
  ),
  workplace: v.optional(
    field(v.picklist(WORKPLACES, `should be one of ${WORKPLACES.join(', ')}`), [
      'Workplace',
      'Where the work is done. Without it the card says "On Site".',
    ]),
  ),
  openings: v.optional(
    field(places, [
      'Openings',
      'How many people are wanted, 1 to 99. Without it the card says "01 Openings".',
    ]),
  ),
  department: v.optional(
    field(text(DEPARTMENT_CHARACTERS), [
      'Department',
      'The group that the job stands in on the list, for example "Software". Without it the title decides.',
    ]),
  ),
  salaryRange: v.optional(
    field(salaryRange, ['Salary range', 'The salary again, in figures, for search engines that list jobs.']),
  ),
  formerIds: v.optional(
    field(formerIds, [
      'Former names',
      'Names that this file had before; their addresses lead here. "npm run jobs -- rename" keeps the list.',
    ]),
  ),
});

type JobFields = v.InferOutput<typeof jobFields>;

const FIELDS = Object.keys(jobFields.entries) as (keyof JobFields)[];

/** The fields that still have words of the template, which no job on the site may have. */
export const fieldsOfTemplate = (job: Partial<JobFields>): (keyof JobFields)[] =>
  FIELDS.filter((key) => {
    const examples = [exampleOf(jobFields.entries[key])].flat();
    return key !== 'isActive' && [job[key]].flat().some((value) => examples.includes(value ?? NONE));
  });

const NONE = Symbol('no value');

/** Continues "still has". */
export const WORDS_OF_TEMPLATE = 'words of the template; write your own before the job goes on the site';

/**
 * One job as its file `content/jobs/<_id>.json` holds it. Dates are days in Asia/Kolkata, `closesAt` included.
 * `salaryRange` amounts are whole units of `currency`.
 */
export const JobFile = v.pipe(
  jobFields,
  v.forward(
    v.partialCheck(
      [['postedAt'], ['closesAt']],
      ({ postedAt = '', closesAt = '9999-12-31' }) => postedAt <= closesAt,
      'should not be before postedAt',
    ),
    ['closesAt'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value.isActive) return;
    const input = dataset.value;
    for (const key of fieldsOfTemplate(input)) {
      const message = `still has ${WORDS_OF_TEMPLATE}`;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }
  }),
);

/** A job as visitors and callers see it; its former names stay on the server. */
export type Job = Omit<v.InferOutput<typeof JobFile>, '$schema' | 'formerIds'> & { _id: string };

/** `content/testimonials.json`; `image` is a file name under `/uploads/`. */
export const TestimonialsFile = v.strictObject({
  $schema: v.optional(v.string('should be text in quotes')),
  testimonials: field(
    v.array(
      v.strictObject({
        content: field(text(1200), [
          'Quote',
          'What the client said. The home page shows the first 100 characters and opens the rest.',
        ]),
        image: v.optional(
          field(
            v.pipe(
              v.string('should be a picture file name'),
              v.regex(/^[\w-]+\.(?:png|jpg|webp|avif|svg)$/, 'should be a picture file name'),
            ),
            [
              'Picture',
              'A file name under /uploads/, for example face-01.svg. Leave it out for a neutral face.',
            ],
          ),
        ),
        name: field(text(80), ['Name', 'Who said it.']),
        designation: field(text(120), [
          'Designation',
          'Role and company, for example "Head of IT, Example Mills".',
        ]),
      }),
      'should be a list in [ ]',
    ),
    ['Testimonials', 'Shown in this order.'],
  ),
});

export type Testimonial = v.InferOutput<typeof TestimonialsFile>['testimonials'][number];
