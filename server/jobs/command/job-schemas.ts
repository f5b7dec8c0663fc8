import { toJsonSchema } from '@valibot/to-json-schema';
import { JobFile, TestimonialsFile } from '#shared/entities.ts';

/** File below the content folder → its text: the rules of shared/entities.ts for editors, as a JSON Schema. */
export const contentSchemas = (): Record<string, string> => ({
  'schemas/job.schema.json': schemaText('Job', JobFile),
  'schemas/testimonials.schema.json': schemaText('Testimonials', TestimonialsFile),
});

/** What JSON Schema cannot say (trimmed texts, days that exist) is left out here and still checked by the site. */
function schemaText(title: string, rules: typeof JobFile | typeof TestimonialsFile): string {
  const { $schema, ...schema } = toJsonSchema(rules, { typeMode: 'input', errorMode: 'ignore' });
  return `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`;
}
