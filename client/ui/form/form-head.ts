import type { FormState } from '#shared/form-state.ts';
import type { Head } from '../page.ts';
import { ERROR_TITLE } from './use-error-title.ts';

/**
 * What a page says of itself when a form was posted to it without JavaScript: that it was refused, or that it was
 * received. A confirmation is for one visitor and no search engine.
 */
export function headAfterPost(head: Head, form: FormState | undefined, received: string): Head {
  if (form?.state === 'refused') return { ...head, title: ERROR_TITLE + head.title };
  if (form?.state !== 'sent') return head;
  const { title, description } = head;
  return { title: title.replace(/^.*(?= \| )/s, received), description };
}
