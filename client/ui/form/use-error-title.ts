import { useEffect } from 'react';
import { ERROR_TITLE } from '#shared/constants.ts';

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
