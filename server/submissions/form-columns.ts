import type { Application } from '#shared/application.ts';
import type { ContactMessage } from '#shared/contact.ts';
import type { Enquiry } from '#shared/enquiry.ts';
import type { Schema } from '../database/schema.ts';

/** Text columns except those that are `Generated`: an insert that forgot them would store their default. */
type TextColumn<Table extends keyof Schema> = {
  [Column in keyof Schema[Table]]: Schema[Table][Column] extends string | null ? Column : never;
}[keyof Schema[Table]];

type ColumnsOf<Form, Table extends keyof Schema> = Record<keyof Form, TextColumn<Table>>;

const contact = {
  fullName: 'full_name',
  email: 'email',
  contact: 'phone',
  message: 'message',
} as const satisfies ColumnsOf<ContactMessage, 'messages'>;

/**
 * The column of each field of each form. Inserts, reads, fingerprints, searches and webhooks use it, so a
 * field that has no column of its own is a type error here.
 */
export const COLUMNS = {
  application: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    coverLetter: 'cover_letter',
  } as const satisfies ColumnsOf<Application, 'applications'>,
  contact,
  enquiry: { ...contact, project: 'project' } as const satisfies ColumnsOf<Enquiry, 'messages'>,
};

/** The table of the submission with this reference. */
export const tableOf = (reference: string) => (reference.startsWith('A-') ? 'applications' : 'messages');

type Columns = Readonly<Record<string, string>>;

/** What was sent, by column. */
export function toColumns<C extends Columns>(columns: C, fields: Record<keyof C, string>) {
  const entries = Object.entries(columns).map(([field, column]) => [column, fields[field]]);
  return Object.fromEntries(entries) as { [Field in keyof C as C[Field]]: string };
}

/** The same by field, from a row of its table; empty if the form gained the field after the row. */
export function toFields<C extends Columns>(columns: C, row: Record<C[keyof C], string | null>) {
  const entries = Object.entries(columns).map(([field, column]) => [field, row[column as C[keyof C]] ?? '']);
  return Object.fromEntries(entries) as Record<keyof C, string>;
}
