import './filter-bar.css';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

type FilterBarProps = {
  label: string;
  /** The page, and the parameter of its query that holds the choice. */
  path: string;
  name: string;
  /** An empty value leaves the query out. */
  options: readonly { value: string; label: string; count?: number }[];
  chosen: string;
  /** Id of the element that the page scrolls to where there are no scripts. */
  place?: string;
};

/**
 * Chooses one of several filters, in a form that navigates to the page with a query, by itself where there are no
 * scripts. Announcing the number of results, in a `role=status`, is up to the page.
 */
export function FilterBar({ label, path, name, options, chosen, place }: FilterBarProps) {
  const navigate = useNavigate();
  function submit(event: FormEvent) {
    event.preventDefault();
    const { value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    if (value !== chosen) navigate(value ? `${path}?${name}=${value}` : path, { preventScrollReset: true });
  }
  return (
    <form action={place ? `${path}#${place}` : path} onSubmit={submit}>
      <fieldset className="row gap-2 on-screen" aria-label={label}>
        {options.map(({ value, label, count }) => (
          <button
            key={value}
            type="submit"
            className="beside target round chip"
            name={value && name}
            value={value}
            aria-pressed={value === chosen}
          >
            {label}
            {count !== undefined && <span className="muted chip__count">{count}</span>}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
