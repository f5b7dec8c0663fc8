import { useEffect } from 'react';
import type { FormState } from '#shared/form-state.ts';
import type { Head } from '../page.ts';

/** Prefix of a page's title while its form is refused (WCAG 2.4.2). */
export const ERROR_TITLE = 'Error: ';

/** Marks the document title while a form is refused (WCAG 2.4.2, 3.3.1). */
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
 * The head of a page after a post without JavaScript. `received` titles a confirmation, which is for one
 * visitor, so neither canonical nor indexed. An application's form has none: it is confirmed elsewhere.
 */
export function headAfterPost(head: Head, form: FormState | undefined, received?: string): Head {
  if (form?.state === 'refused') return { ...head, title: ERROR_TITLE + head.title };
  if (form?.state !== 'sent' || !received) return head;
  const { title, description } = head;
  return { title: title.replace(/^.*(?= \| )/s, received), description };
}
