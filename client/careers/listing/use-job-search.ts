import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { type JobQuery, readJobQuery, toQueryString } from '#shared/job-query.ts';
import { CAREER } from '#shared/paths.ts';
import { keepInPlace } from '../../ui/accordion/keep-in-place.ts';

/** Debounce of typing, and how long after a search further letters still belong to it; ms. */
const DEBOUNCE_MS = 200;
const TYPING_IDLE_MS = 1500;

/**
 * Keeps a form in sync with the URL, whose query is `asked`. Each filter, and each search after a pause in
 * typing, is a history entry, so that Back undoes it (behaviour Q3).
 */
export function useJobSearch(asked: JobQuery) {
  const navigate = useNavigate();
  const isBackOrForward = useNavigationType() === 'POP';
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query of the history entry that further letters replace, while the visitor is typing. */
  const beingTyped = useRef<string>(undefined);
  const shown = useRef<JobQuery>(undefined);

  function search({ isTyped }: { isTyped: boolean }) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const given = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const wanted = toQueryString(readJobQuery(new URLSearchParams(given)).query);
    // A timer's closure may hold an old `asked`, by which "Show all jobs" would enter the history twice.
    if (wanted === toQueryString({ ...(shown.current ?? asked), page: 1 })) return;
    const replace = isTyped && beingTyped.current === location.search;
    // Filtering shortens what is above the list on a phone.
    keepInPlace(form.current);
    navigate(CAREER + wanted, { replace, preventScrollReset: true });
    beingTyped.current = isTyped ? wanted : undefined;
  }

  function typed() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      search({ isTyped: true });
      timer.current = setTimeout(endTyping, TYPING_IDLE_MS);
    }, DEBOUNCE_MS);
  }

  function endTyping() {
    search({ isTyped: true });
    beingTyped.current = undefined;
  }

  const searchTyped = useEffectEvent(typed);

  // The fields follow the URL; the focused one only after Back or Forward. On mount the URL follows the
  // fields instead: they may hold what was entered before hydration.
  useEffect(() => {
    const before = shown.current;
    shown.current = asked;
    if (!before) return searchTyped();
    const hasMoved = isBackOrForward && before !== asked;
    if (hasMoved) clearTimeout(timer.current);
    for (const field of fieldsOf(form.current)) {
      const isFree = hasMoved || field !== document.activeElement;
      if (isFree) field.value = asked[field.name as keyof Omit<JobQuery, 'page'>];
    }
  }, [asked, isBackOrForward]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    typed,
    /** Also called on blur, so that what was typed is an entry of its own before a filter or link. */
    endTyping,
    chosen: () => search({ isTyped: false }),
  };
}

/** The fields' names are those of the query's parameters. */
const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
