import './filter-bar.css';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHydrated } from '../hydration/use-hydrated.ts';

type FilterBarProps = {
  label: string;
  options: readonly { value: string; label: string; count?: number }[];
  value: string;
  /** The address that an option leads to: the page with a query. */
  pathOf: (value: string) => string;
  /** Id of the element that a link scrolls to. */
  place?: string;
};

/**
 * Chooses one of several filters. In the server's HTML they are links with a query; once hydrated, buttons
 * that navigate there. Announcing the number of results, in a `role=status`, is up to the page.
 */
export function FilterBar({ label, options, pathOf, place, ...props }: FilterBarProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const buttons = useHydrated();
  const focused = useRef<string>(undefined);

  // Hydration replaces a focused link by a button, which takes over the focus.
  useEffect(() => {
    const bar = root.current;
    if (!buttons) focused.current = bar?.querySelector<HTMLElement>(':focus')?.dataset.value;
    else if (focused.current !== undefined)
      bar?.querySelector<HTMLElement>(`[data-value="${CSS.escape(focused.current)}"]`)?.focus();
  }, [buttons]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons outside any form
    <div ref={root} className="row gap-2 filter-bar on-screen" role="group" aria-label={label}>
      {options.map(({ value, label, count }) => {
        const chosen = value === props.value;
        const words = (
          <>
            {label}
            {count !== undefined && <span className="muted chip__count">{count}</span>}
          </>
        );
        const chip = { className: 'beside target round chip', 'data-value': value };
        return buttons ? (
          <button
            {...chip}
            key={value}
            type="button"
            aria-pressed={chosen}
            onClick={() => chosen || navigate(pathOf(value), { preventScrollReset: true })}
          >
            {words}
          </button>
        ) : (
          [
            <a
              {...chip}
              key={value}
              href={place ? `${pathOf(value)}#${place}` : pathOf(value)}
              aria-current={chosen ? 'true' : undefined}
            >
              {words}
            </a>,
            ' ',
          ]
        );
      })}
    </div>
  );
}
