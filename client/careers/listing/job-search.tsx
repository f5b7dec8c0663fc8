import '../../ui/form/control.css';
import './job-search.css';
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { career } from '#content/careers/career-copy.ts';
import { CAREER } from '#shared/paths.ts';
import { EmptySocket } from '../../ui/empty-socket.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';

const words = career.jobs;
/** Between two key strokes of somebody who goes on typing. */
const PAUSE_MS = 150;

const INPUT_ID = 'job-search';

/**
 * Searches the open jobs by title. The address holds what is searched for: without JavaScript it is a form that
 * leads there, with it the list follows the typing, and coming back from a job finds the list as it was left.
 */
export function JobSearch({ query, count }: { query: string; count: ReactNode }) {
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const input = inputRef.current;
    if (input && document.activeElement !== input) input.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string) {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === query) return;
    const search = wanted ? `?${new URLSearchParams({ q: wanted })}` : '';
    navigate(CAREER + search, { replace: true, preventScrollReset: true });
  }

  function typed(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS, value);
  }

  function submitted(event: FormEvent) {
    event.preventDefault();
    search(inputRef.current?.value ?? '');
  }

  return (
    <search aria-label={words.title}>
      <form className="filters" action={CAREER} onSubmit={submitted}>
        <div className="search">
          <label className="visually-hidden" htmlFor={INPUT_ID}>
            {words.search}
          </label>
          <Icon name="search" />
          <input
            ref={inputRef}
            className="control"
            id={INPUT_ID}
            type="search"
            name="q"
            placeholder={words.search}
            defaultValue={query}
            autoComplete="off"
            onChange={typed}
          />
        </div>
        <button type="submit" className="button button--quiet button--small filters__submit">
          {words.searchButton}
        </button>
        <p className="filters__count" role="status">
          {count}
        </p>
      </form>
    </search>
  );
}

/** In place of the list when no job has the title: back to all jobs, and to the field for another try. */
export function NoMatch() {
  function clear() {
    const input = document.getElementById(INPUT_ID);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = '';
    input.focus();
  }
  return (
    <div className="filters__empty">
      <EmptySocket />
      <p>{words.noMatch}</p>
      <AppLink
        className="button button--quiet button--small"
        to={CAREER}
        replace
        preventScrollReset
        onClick={clear}
      >
        {words.clear}
      </AppLink>
    </div>
  );
}
