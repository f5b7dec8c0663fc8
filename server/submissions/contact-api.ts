import type { RequestHandler } from 'express';
import { ContactMessage } from '#shared/contact.ts';
import { Enquiry } from '#shared/enquiry.ts';
import { checkForm } from '#shared/form-rules.ts';
import { MESSAGE_ACCEPTED } from '#shared/replies.ts';
import type { Confirm } from '../http/confirmation.ts';
import { CHECK_FIELDS, Refusal } from '../http/errors.ts';
import type { Messages } from './messages.ts';
import { suspicionOf } from './suspicion.ts';

/**
 * Stores a message or an enquiry, whichever the read body is: one with the key `project` is the enquiry of
 * /portfolio. 422 with a message for each field that breaks its rule.
 */
export function receiveContact(messages: Messages, confirm: Confirm): RequestHandler {
  return async (req, res) => {
    const { reference, key } =
      'project' in req.body ? await addEnquiry(req.body) : await addMessage(req.body);
    confirm(req, res, { message: MESSAGE_ACCEPTED, reference, key });
  };

  function addMessage(body: Record<string, unknown>) {
    const checked = checkForm(ContactMessage, body);
    if (!checked.ok) throw new Refusal(422, CHECK_FIELDS, { errors: checked.errors });
    const { fullName, message } = checked.value;
    return messages.add('contact', checked.value, suspicionOf(body, { lines: [fullName], texts: [message] }));
  }

  function addEnquiry(body: Record<string, unknown>) {
    const checked = checkForm(Enquiry, body);
    if (!checked.ok) throw new Refusal(422, CHECK_FIELDS, { errors: checked.errors });
    const { fullName, project, message } = checked.value;
    const quarantine = suspicionOf(body, { lines: [fullName], texts: [project, message] });
    return messages.add('enquiry', checked.value, quarantine);
  }
}
