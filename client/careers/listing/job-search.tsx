import '../../ui/form/control.css';
import './job-search.css';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { career } from '#content/careers/career-copy.ts';
import {
  FILTERS,
  type JobQuery,
  ORDERS,
  readJobQuery,
  SEARCH_CHARACTERS,
  searchFor,
} from '#shared/job-query.ts';
import type { FilterCounts } from '#shared/job-search.ts';
import { CAREER } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepInPlace } from '../../ui/keep-in-place.ts';
import { AppLink } from '../../ui/link/app-link.tsx';
import { FilterSelect, nameOf, Select } from './filter-select.tsx';

const words = career.jobs;
/** Debounce of typing, and how long after a search the next letters belong to the same one; ms. */
const PAUSE_MS = 200;
const REST_MS = 1500;

const INPUT_ID = 'job-search';

type Props = { asked: JobQuery; filters: FilterCounts | undefined; count: ReactNode };

/**
 * Searches and filters the open jobs. The state is in the address: without JavaScript the form navigates there; with it
 * the list follows the typing, and coming back from a job restores the list. Each filter, and each search after a pause
 * in typing, is an entry of the history, so that Back undoes it (behaviour Q3).
 */
export function JobSearch({ asked, filters, count }: Props) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query of the history entry that further letters replace, while the visitor is typing. */
  const beingTyped = useRef<string>(undefined);
  const isBackOrForth = useNavigationType() === 'POP';
  const shown = useRef<JobQuery>(undefined);
  const searchTyped = useEffectEvent(typed);

  // The fields follow the address; the one being edited only after Back or Forward. At first the address follows what
  // was typed and chosen before this code came.
  useEffect(() => {
    const before = shown.current;
    shown.current = asked;
    if (!before) return searchTyped();
    const hasMoved = isBackOrForth && before !== asked;
    if (hasMoved) clearTimeout(timer.current);
    for (const name of ['q', ...FILTERS, 'order'] as const) {
      const field = formRef.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && (hasMoved || field !== document.activeElement)) field.value = asked[name];
    }
  }, [asked, isBackOrForth]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search({ isTyped }: { isTyped: boolean }) {
    clearTimeout(timer.current);
    const form = formRef.current;
    if (!form) return;
    const given = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const wanted = searchFor(readJobQuery(new URLSearchParams(given)).query);
    // A timer may have begun with an earlier query: by that one, "Show all jobs" would be a step of the history twice.
    if (wanted === searchFor({ ...(shown.current ?? asked), page: 1 })) return;
    const replace = isTyped && beingTyped.current === location.search;
    // A list that is filtered stands nearer to the top of a phone's page.
    keepInPlace(form);
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

  /** Also when the field is left: for a filter or a link, before which the letters are an entry of their own. */
  function endTyping() {
    search({ isTyped: true });
    beingTyped.current = undefined;
  }

  function submitted(event: FormEvent) {
    event.preventDefault();
    endTyping();
  }

  return (
    <search aria-label={words.title}>
      <form ref={formRef} className="row ruled ruled-end filters" action={CAREER} onSubmit={submitted}>
        <div className="search">
          <label className="visually-hidden" htmlFor={INPUT_ID}>
            {words.search}
          </label>
          <Icon name="search" />
          <input
            className="control"
            id={INPUT_ID}
            type="search"
            name="q"
            maxLength={SEARCH_CHARACTERS}
            placeholder={words.search}
            defaultValue={asked.q}
            autoComplete="off"
            onChange={typed}
            onBlur={endTyping}
          />
        </div>
        <button type="submit" className="button button--quiet button--small">
          {words.searchButton}
        </button>
        <p className="note filters__count push" role="status">
          {count}
        </p>
        {searchFor({ ...asked, page: 1, order: '' }) && (
          <p className="note filters__asked">
            {`${inWords(asked)} `}
            <AppLink
              className="text-link"
              to={CAREER}
              preventScrollReset
              onClick={() => {
                clearTimeout(timer.current);
                clear();
              }}
            >
              {words.clear}
            </AppLink>
          </p>
        )}
        <div className="grid gap-3 filters__row">
          {FILTERS.map((filter) => (
            <FilterSelect
              key={filter}
              filter={filter}
              chosen={asked[filter]}
              options={filters?.[filter]}
              onChoose={() => search({ isTyped: false })}
            />
          ))}
          <Select
            {...words.order}
            name="order"
            chosen={asked.order}
            options={ORDERS.map((order) => [order, words.order[order]])}
            onChoose={() => search({ isTyped: false })}
          />
        </div>
      </form>
    </search>
  );
}

/** What the list was searched and filtered for: “relay”, Full Time. */
const inWords = (asked: JobQuery) =>
  [
    ...(asked.q ? [`“${asked.q}”`] : []),
    ...FILTERS.filter((filter) => asked[filter]).map((filter) => nameOf(filter, asked[filter])),
  ].join(', ');

/** The link to all jobs goes with the search, so the focus moves to the field. */
function clear() {
  const input = document.getElementById(INPUT_ID);
  if (!(input instanceof HTMLInputElement)) return;
  // All fields at once: a search that is under way would go on with those that are left.
  for (const field of input.form?.elements ?? []) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = '';
  }
  input.focus();
}
