import { useEffect } from 'react';
import type { FormState } from '#shared/form-state.ts';
import type { Head } from '../page.ts';

/** Stands before a page's title while its form is refused (WCAG 2.4.2). */
export const ERROR_TITLE = 'Error: ';

/** Says in the tab's title that a form was refused (WCAG 2.4.2, 3.3.1), for as long as it is. */
export function useErrorTitle(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    if (!document.title.startsWith(ERROR_TITLE)) document.title = ERROR_TITLE + document.title;
    return () => {
      if (document.title.startsWith(ERROR_TITLE)) document.title = document.title.slice(ERROR_TITLE.length);
    };
  }, [isRefused]);
}

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
