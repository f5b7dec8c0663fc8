import './filter-bar.css';
import { useEffect, useRef } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';

export type FilterOption = {
  value: string;
  label: string;
  count?: number;
  /** Where the option leads without scripts: the page with a query. */
  href: string;
};

/**
 * One choice of several. Links with a query in the server's HTML, buttons once scripts run. `onChange` leads to the
 * query as well; the number of results in a `role=status` is the page's.
 */
export function FilterBar(props: {
  label: string;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, options, value, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const buttons = useHydrated();
  const focused = useRef<string>(undefined);

  // The link that had the focus becomes a button.
  useEffect(() => {
    const bar = root.current;
    if (!buttons) focused.current = bar?.querySelector<HTMLElement>(':focus')?.dataset.value;
    else if (focused.current !== undefined)
      bar?.querySelector<HTMLElement>(`[data-value="${CSS.escape(focused.current)}"]`)?.focus();
  }, [buttons]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons outside any form
    <div ref={root} className="row gap-2 filter-bar on-screen" role="group" aria-label={label}>
      {options.map((option) => {
        const chosen = option.value === value;
        const words = (
          <>
            {option.label}
            {option.count !== undefined && <span className="chip__count">{option.count}</span>}
          </>
        );
        return buttons ? (
          <button
            key={option.value}
            type="button"
            className="chip"
            data-value={option.value}
            aria-pressed={chosen}
            onClick={() => chosen || onChange(option.value)}
          >
            {words}
          </button>
        ) : (
          [
            <a
              key={option.value}
              className="chip"
              href={option.href}
              data-value={option.value}
              {...(chosen && { 'aria-current': 'true' as const })}
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
