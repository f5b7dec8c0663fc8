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
  const { label, options, onChange } = props;
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
      {options.map(({ value, label, count, href }) => {
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
            onClick={() => chosen || onChange(value)}
          >
            {words}
          </button>
        ) : (
          [
            <a {...chip} key={value} href={href} aria-current={chosen ? 'true' : undefined}>
              {words}
            </a>,
            ' ',
          ]
        );
      })}
    </div>
  );
}
