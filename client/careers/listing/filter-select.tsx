import { career } from '#content/careers/career-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import type { Filter } from '#shared/job-query.ts';
import type { FilterCounts } from '#shared/job-search.ts';
import { EMPLOYMENT_TYPES, spelled, WORKPLACES } from '#shared/job-terms.ts';

const words = career.jobs;

/** Departments and workplaces are offered where an opening names one; the others always. */
const OPTIONAL: readonly Filter[] = ['department', 'workplace'];

/** One filter of the list, each value with the number of openings it would leave. */
export function FilterSelect(props: {
  filter: Filter;
  chosen: string;
  /** Undefined until they are known. */
  options: FilterCounts[Filter] | undefined;
  onChoose: () => void;
}) {
  const { filter, chosen, options = {}, onChoose } = props;
  const isOffered = props.options === undefined || Object.keys(options).length > 0 || chosen !== '';
  if (OPTIONAL.includes(filter) && !isOffered) return null;
  const values = Object.keys(options).filter((value) => options[value] || value === chosen);
  const named = values.map((value) => [value, `${nameOf(filter, value)} (${options[value]})`] as const);
  // The value in the address is an option even if the response does not list it.
  const isKnown = chosen === '' || values.includes(chosen);
  const all = isKnown ? named : [...named, [chosen, nameOf(filter, chosen)] as const];
  return (
    <Select {...words.filters[filter]} name={filter} chosen={chosen} options={all} onChoose={onChoose} />
  );
}

type SelectProps = {
  name: string;
  label: string;
  all: string;
  chosen: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: () => void;
};

/** One of several, or all. */
export function Select({ name, label, all, chosen, options, onChoose }: SelectProps) {
  return (
    <label className="grid gap-1 note filter">
      <span>{label}</span>
      <select className="control" name={name} defaultValue={chosen} onChange={onChoose}>
        <option value="">{all}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function nameOf(filter: Filter, value: string): string {
  if (filter === 'experience') return words.years(Number(value));
  return NAMES[value] ?? value;
}

/** Labels of kinds and workplaces by their values; the other filters' values are labels already. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...EMPLOYMENT_TYPES.map((kind) => [spelled(kind), jobLabels.kinds[kind]]),
  ...WORKPLACES.map((place) => [spelled(place), jobLabels.workplaces[place]]),
]);
