import '../../ui/form/control.css';
import '../../ui/form/select.css';
import './job-search.css';
import type { FormEvent, ReactNode } from 'react';
import { career } from '#content/careers/career-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import {
  FILTERS,
  type Filter,
  type JobQuery,
  ORDERS,
  SEARCH_CHARACTERS,
  toQueryString,
} from '#shared/job-query.ts';
import type { FilterCounts } from '#shared/job-search.ts';
import { asSlug, EMPLOYMENT_TYPES, WORKPLACES } from '#shared/job-terms.ts';
import { CAREER } from '#shared/paths.ts';
import { Select } from '../../ui/form/select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuietLink } from '../../ui/link/app-link.tsx';
import { useJobSearch } from './use-job-search.ts';

const words = career.jobs;
const INPUT_ID = 'job-search';

/** Where nothing `isFound`, the list itself says what was looked for, and leads to all jobs. */
type Props = { asked: JobQuery; isFound: boolean; filters: FilterCounts | undefined; count: ReactNode };

/**
 * Searches and filters the open jobs. The URL holds the state: without JavaScript the form navigates there;
 * with it the list updates during typing, and coming back from a job restores the list.
 */
export function JobSearch({ asked, isFound, filters, count }: Props) {
  const { form, typed, endTyping, chosen } = useJobSearch(asked);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    endTyping();
  };
  return (
    <search aria-label={words.title}>
      <form
        ref={form}
        className={`row filters ${isFound ? '' : 'below-5'}`}
        action={CAREER}
        onSubmit={submitted}
      >
        <div className="search">
          <label className="visually-hidden" htmlFor={INPUT_ID}>
            {words.search}
          </label>
          <Icon name="search" className="muted" />
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
        <button type="submit" className="button">
          {words.searchButton}
        </button>
        <details className="filters__more">
          <summary className="button button--quiet">
            {words.filter([...FILTERS, 'order' as const].filter((name) => asked[name]).length)}
          </summary>
          <div className="grid gap-3 always-cols-2 desk-cols-3 inset-3">
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
              label={words.order.label}
              all={words.order.all}
              name="order"
              defaultValue={asked.order}
              options={ORDERS.map((order) => [order, words.order[order]])}
              onChange={chosen}
            />
          </div>
        </details>
        <p className="note push" role="status">
          {count}
        </p>
        {isFound && toQueryString({ ...asked, page: 1, order: '' }) && (
          <p className="note row whole wide below-5">
            {`${describeQuery(asked)} `}
            <ShowAll />
          </p>
        )}
      </form>
    </search>
  );
}

/** Disappears with the search, so that its field takes the focus, which then does not follow the URL. */
export function ShowAll() {
  function clear() {
    const field = document.getElementById(INPUT_ID) as HTMLInputElement;
    field.value = '';
    field.focus();
  }
  return (
    <QuietLink to={CAREER} preventScrollReset onClick={clear}>
      {words.clear}
    </QuietLink>
  );
}

/** Describes the search and filters of the list: “relay”, Full Time. */
const describeQuery = (asked: JobQuery) =>
  [
    ...(asked.q ? [`“${asked.q}”`] : []),
    ...FILTERS.filter((filter) => asked[filter]).map((filter) => labelOf(filter, asked[filter])),
  ].join(', ');

/** Departments and workplaces are offered only if an opening has one; the other filters always are. */
const OPTIONAL_FILTERS: readonly Filter[] = ['department', 'workplace'];

/** One filter of the list; each option shows the number of openings it would leave. */
function FilterSelect(props: {
  filter: Filter;
  chosen: string;
  /** Undefined until the counts are known. */
  options: FilterCounts[Filter] | undefined;
  onChoose: () => void;
}) {
  const { filter, chosen, options = {}, onChoose } = props;
  const isOffered = props.options === undefined || Object.keys(options).length > 0 || chosen !== '';
  if (OPTIONAL_FILTERS.includes(filter) && !isOffered) return null;
  const values = Object.keys(options).filter((value) => options[value] || value === chosen);
  const labelled = values.map((value) => [value, `${labelOf(filter, value)} (${options[value]})`] as const);
  // The value in the URL is an option even if the response does not list it.
  const isKnown = chosen === '' || values.includes(chosen);
  const all = isKnown ? labelled : [...labelled, [chosen, labelOf(filter, chosen)] as const];
  return (
    <Select
      {...words.filters[filter]}
      name={filter}
      defaultValue={chosen}
      options={all}
      onChange={onChoose}
    />
  );
}

function labelOf(filter: Filter, value: string): string {
  if (filter === 'experience') return words.years(Number(value));
  return LABELS[value] ?? value;
}

/** Labels of employment types and workplaces by their values; the values of the other filters are labels. */
const LABELS: Readonly<Record<string, string>> = Object.fromEntries([
  ...EMPLOYMENT_TYPES.map((kind) => [asSlug(kind), jobLabels.kinds[kind]]),
  ...WORKPLACES.map((place) => [asSlug(place), jobLabels.workplaces[place]]),
]);
