import { useEffect } from 'react';

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
