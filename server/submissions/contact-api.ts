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
 * An enquiry that is posted to the contact page, which asks for no project, goes on there as a message: whoever has
 * another telephone number than the enquiry takes loses nothing that was typed. `begun` shows the message.
 */
export const continueAsMessage =
  (begun: (req: Request, res: Response, values: Record<string, string>) => Promise<void>): RequestHandler =>
  async (req, res, next) => {
    const { project, message = '', ...others } = req.body as Record<string, string>;
    if (project === undefined) return next();
    const about = project.trim() && `${enquiryWords.fields.project.label}: ${project.trim()}`;
    await begun(req, res, { ...others, message: [about, message].filter(Boolean).join('\n\n') });
  };

const FORMS = { contact: ContactMessage, enquiry: Enquiry };

/**
 * Stores a message or an enquiry, whichever the read body is: one with the key `project` is the enquiry of
 * /portfolio. 422 with a message for each field that breaks its rule.
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
