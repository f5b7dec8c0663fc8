import '../../ui/form/control.css';
import './job-search.css';
import type { FormEvent, ReactNode } from 'react';
import { career } from '#content/careers/career-copy.ts';
import { FILTERS, type JobQuery, ORDERS, SEARCH_CHARACTERS, searchFor } from '#shared/job-query.ts';
import type { FilterCounts } from '#shared/job-search.ts';
import { CAREER } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link/app-link.tsx';
import { FilterSelect, nameOf, Select } from './filter-select.tsx';
import { useJobSearch } from './use-job-search.ts';

const words = career.jobs;
const INPUT_ID = 'job-search';

type Props = { asked: JobQuery; filters: FilterCounts | undefined; count: ReactNode };

/**
 * Searches and filters the open jobs. The state is in the address: without JavaScript the form navigates there; with it
 * the list follows the typing, and coming back from a job restores the list.
 */
export function JobSearch({ asked, filters, count }: Props) {
  const { form, typed, endTyping, chosen, clear } = useJobSearch(asked);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    endTyping();
  };
  return (
    <search aria-label={words.title}>
      <form ref={form} className="row ruled ruled-end filters" action={CAREER} onSubmit={submitted}>
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
            <TextLink
              to={CAREER}
              preventScrollReset
              onClick={() => {
                clear();
                // The link goes with the search.
                document.getElementById(INPUT_ID)?.focus();
              }}
            >
              {words.clear}
            </TextLink>
          </p>
        )}
        <div className="grid gap-3 filters__row">
          {FILTERS.map((filter) => (
            <FilterSelect
              key={filter}
              filter={filter}
              chosen={asked[filter]}
              options={filters?.[filter]}
              onChoose={chosen}
            />
          ))}
          <Select
            {...words.order}
            name="order"
            chosen={asked.order}
            options={ORDERS.map((order) => [order, words.order[order]])}
            onChoose={chosen}
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
