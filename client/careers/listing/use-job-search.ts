import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { type JobQuery, readJobQuery, searchFor } from '#shared/job-query.ts';
import { CAREER } from '#shared/paths.ts';
import { keepInPlace } from '../../ui/keep-in-place.ts';

/** Debounce of typing, and how long after a search the next letters belong to the same one; ms. */
const PAUSE_MS = 200;
const REST_MS = 1500;

/**
 * Keeps a form and the address, whose query is `asked`, the same. Each filter, and each search after a pause in typing, is
 * an entry of the history, so that Back undoes it (behaviour Q3).
 */
export function useJobSearch(asked: JobQuery) {
  const navigate = useNavigate();
  const isBackOrForth = useNavigationType() === 'POP';
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query of the history entry that further letters replace, while the visitor is typing. */
  const beingTyped = useRef<string>(undefined);
  const shown = useRef<JobQuery>(undefined);

  function search({ isTyped }: { isTyped: boolean }) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const given = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const wanted = searchFor(readJobQuery(new URLSearchParams(given)).query);
    // A timer may have begun with an earlier query: by that one, "Show all jobs" would be a step of the history twice.
    if (wanted === searchFor({ ...(shown.current ?? asked), page: 1 })) return;
    const replace = isTyped && beingTyped.current === location.search;
    // A list that is filtered stands nearer to the top of a phone's page.
    keepInPlace(form.current);
    navigate(CAREER + wanted, { replace, preventScrollReset: true });
    beingTyped.current = isTyped ? wanted : undefined;
  }

  function typed() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      search({ isTyped: true });
      timer.current = setTimeout(endTyping, REST_MS);
    }, PAUSE_MS);
  }

  function endTyping() {
    search({ isTyped: true });
    beingTyped.current = undefined;
  }

  const searchTyped = useEffectEvent(typed);

  // The fields follow the address; the one being edited only after Back or Forward. At first the address follows what
  // was typed and chosen before this code came.
  useEffect(() => {
    const before = shown.current;
    shown.current = asked;
    if (!before) return searchTyped();
    const hasMoved = isBackOrForth && before !== asked;
    if (hasMoved) clearTimeout(timer.current);
    for (const field of fieldsOf(form.current)) {
      const isFree = hasMoved || field !== document.activeElement;
      if (isFree) field.value = asked[field.name as keyof Omit<JobQuery, 'page'>];
    }
  }, [asked, isBackOrForth]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    typed,
    /** Also when the field is left: for a filter or a link, before which the letters are an entry of their own. */
    endTyping,
    chosen: () => search({ isTyped: false }),
    /** All fields at once: a search that is under way would go on with those that are left. */
    clear() {
      clearTimeout(timer.current);
      for (const field of fieldsOf(form.current)) field.value = '';
    },
  };
}

/** Their names are those of the query. */
const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
