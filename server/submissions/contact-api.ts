import type { Request, RequestHandler, Response } from 'express';
import { enquiryWords } from '#content/portfolio/enquiry-form-copy.ts';
import { ContactMessage } from '#shared/contact.ts';
import { Enquiry } from '#shared/enquiry.ts';
import { checkForm } from '#shared/form-rules.ts';
import { MESSAGE_ACCEPTED } from '#shared/replies.ts';
import { CHECK_FIELDS, Refusal } from '../http/errors.ts';
import type { Confirm } from './apply-api.ts';
import type { Messages } from './messages.ts';
import { suspicionOf } from './suspicion.ts';

/**
 * Turns an enquiry that is posted to the contact page into a message, which begins with what its form has no
 * fields for: visitors whose telephone number the enquiry refuses lose nothing that they typed. `begun` shows it.
 */
export const continueAsMessage =
  (begun: (req: Request, res: Response, values: Record<string, string>) => Promise<void>): RequestHandler =>
  async (req, res, next) => {
    const typed = req.body as Record<string, string>;
    if (typed.project === undefined) return next();
    const missing = Object.entries(enquiryWords.fields).filter(([name]) => !(name in ContactMessage.entries));
    const lines = missing.map(([name, { label }]) => [label, typed[name]?.trim()]).filter(([, text]) => text);
    const about = lines.map((line) => line.join(': ')).join('\n');
    await begun(req, res, { ...typed, message: [about, typed.message].filter(Boolean).join('\n\n') });
  };

const FORMS = { contact: ContactMessage, enquiry: Enquiry };

/**
 * Stores a message, or the enquiry of /portfolio if the body has the key `project`. 422 with a message for
 * each field that breaks its rule.
 */
export function receiveContact(messages: Messages, confirm: Confirm): RequestHandler {
  return async (req, res) => {
    const kind = 'project' in req.body ? 'enquiry' : 'contact';
    const checked = checkForm<ContactMessage | Enquiry>(FORMS[kind], req.body);
    if (!checked.ok) throw new Refusal(422, CHECK_FIELDS, { errors: checked.errors });
    const fields = checked.value;
    const quarantine = suspicionOf(req.body, fields.fullName, fields);
    const { reference, key } = await messages.add(kind, fields, quarantine);
    confirm(req, res, { message: MESSAGE_ACCEPTED, reference, key });
  };
}
