import { toJsonSchema } from '@valibot/to-json-schema';
import { JobFile, TestimonialsFile } from '#shared/entities.ts';

/** Title and description that an editor shows beside a field; the rules themselves come from shared/entities.ts. */
type Help = readonly [title: string, description: string];

const JOB_HELP: Record<Exclude<keyof typeof JobFile.entries, '$schema'>, Help> = {
  title: ['Title', 'The role as it stands on the card, for example "Node.js Developer".'],
  experience: ['Experience', 'Years of work asked for, for example "2 to 4 years".'],
  location: ['Location', 'Town and state, for example "Indore, Madhya Pradesh".'],
  isActive: ['Published', 'true puts the opening on the site; false keeps it as a draft or takes it off.'],
  jobSummary: ['Job summary', 'What the person will do, and with whom. \\n\\n starts a new paragraph.'],
  keyResponsibilities: ['Key responsibilities', 'One sentence an entry, 1 to 40 entries.'],
  requiredSkillsQualifications: [
    'Required skills and qualifications',
    'What an applicant must bring, 1 to 40 entries.',
  ],
  preferredQualifications: [
    'Preferred qualifications',
    'What helps but is not needed. Leave the field out if there is nothing.',
  ],
  jobType: ['Job type', 'In words, for example "Full time, on site".'],
  salary: ['Salary', 'In words, for example "₹6 to 9 lakh a year".'],
  postedAt: ['Posted', 'The day it was first published, like 2026-03-31. Newer openings stand first.'],
  closesAt: [
    'Closes',
    'The last day to apply, like 2026-03-31, until midnight in India. Without it the opening stays.',
  ],
  employmentType: ['Employment type', 'For search engines that list jobs; visitors read the job type.'],
  salaryRange: ['Salary range', 'The salary again, in figures, for search engines that list jobs.'],
};

const RANGE_HELP: Record<'currency' | 'min' | 'max' | 'per', Help> = {
  currency: ['Currency', 'Three capital letters, for example INR.'],
  min: ['From', 'A whole amount: 6 lakh is 600000.'],
  max: ['To', 'A whole amount: 9 lakh is 900000.'],
  per: ['Paid per', 'The time that the amounts are for.'],
};

const TESTIMONIAL_HELP: Record<'content' | 'image' | 'name' | 'designation', Help> = {
  content: [
    'Quote',
    'What the client said. The home page shows the first 100 characters and opens the rest.',
  ],
  image: [
    'Picture',
    'A file name under /uploads/, for example face-01.svg. Leave it out for a neutral face.',
  ],
  name: ['Name', 'Who said it.'],
  designation: ['Designation', 'Role and company, for example "Head of IT, Example Mills".'],
};

/** The part of a JSON Schema that help is added to. */
type Schema = { title?: string; description?: string; properties?: Record<string, Schema>; items?: Schema };

/** File below the content folder → its text, a JSON Schema, as `npm run jobs -- schema` writes it. */
export function contentSchemas(): Record<string, string> {
  const job = plain(JobFile);
  explain(job, JOB_HELP);
  explain(job.properties?.salaryRange, RANGE_HELP);
  const testimonials = plain(TestimonialsFile);
  explain(testimonials, { testimonials: ['Testimonials', 'Shown in this order.'] });
  explain(testimonials.properties?.testimonials?.items, TESTIMONIAL_HELP);
  return {
    'schemas/job.schema.json': asText('Job opening', job),
    'schemas/testimonials.schema.json': asText('Testimonials', testimonials),
  };
}

/** What JSON Schema cannot say (trimmed texts, days that exist) is left out here and still checked by the site. */
const plain = (schema: typeof JobFile | typeof TestimonialsFile) =>
  toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Schema;

/** Throws where the schema has no such field: the help is then for a field that has gone. */
function explain(schema: Schema | undefined, help: Readonly<Record<string, Help>>) {
  for (const [field, [title, description]] of Object.entries(help)) {
    const found = schema?.properties?.[field];
    if (!found) throw new Error(`The schema has no field ${field} to explain`);
    Object.assign(found, { title, description });
  }
}

/** Laid out as this repository's formatter does it: a list of plain values stands on one line where it fits. */
function asText(title: string, schema: Schema): string {
  const spread = JSON.stringify(
    { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema },
    null,
    2,
  );
  const text = spread.replace(
    /^(.*)\[\n([^[\]{}]*)\](,?)$/gm,
    (whole, before: string, values: string, comma: string) => {
      const line = `${before}[${values.trim().replace(/\s*\n\s*/g, ' ')}]${comma}`;
      return line.length <= LINE_WIDTH ? line : whole;
    },
  );
  return `${text}\n`;
}

const LINE_WIDTH = 110;
