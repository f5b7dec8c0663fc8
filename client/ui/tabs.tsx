import './tabs.css';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useHydrated } from './hydration/use-hydrated.ts';
import { useKept } from './kept.ts';

type TabItem = {
  /** Unique on the page: the panel's id, and so an address to link to. */
  id: string;
  label: string;
  panel: ReactNode;
};

type TabsProps = {
  items: readonly TabItem[];
  /** Id of the tab that is open at first; the first one where it is left out. */
  initial?: string;
  className?: string;
} & ({ label: string; labelledBy?: never } | { labelledBy: string; label?: never });

/** Tabs with automatic activation (APG). Without scripts: one section after another, each with its heading. */
export function Tabs({ items, label, labelledBy, initial, className }: TabsProps) {
  const hydrated = useHydrated();
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [first] = items;
  const [chosen, setChosen] = useKept(`tabs ${first?.id}`, initial ?? first?.id ?? '');
  const tabId = (id: string) => `${prefix}-${id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === chosen);
    const next = items[targetOf(event.key, at, items.length) ?? -1];
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  return (
    <div className={className ? `tabs ${className}` : 'tabs'}>
      <div
        ref={list}
        className="tabs__list needs-scripts on-screen"
        role="tablist"
        aria-label={label}
        aria-labelledby={labelledBy}
        onKeyDown={onKeyDown}
      >
        {items.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            id={tabId(id)}
            className="tabs__tab"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={id}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ id, label: name, panel }) => (
        <div
          key={id}
          id={id}
          className={id === chosen ? 'tabs__panel above-6 tabs__panel--chosen' : 'tabs__panel above-6'}
          {...(hydrated && {
            role: 'tabpanel',
            'aria-labelledby': tabId(id),
            tabIndex: 0,
            hidden: id !== chosen,
          })}
        >
          <h3 className="tabs__heading below-4">{name}</h3>
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Index of the tab a key leads to; the arrows wrap. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
