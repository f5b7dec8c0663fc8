import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useHydrated } from './hydration/use-hydrated.ts';
import { useKept } from './kept/kept.ts';

type TabsProps<Item> = {
  /** Each id is unique on the page: it is the panel's id. */
  items: readonly Item[];
  panel: (item: Item) => ReactNode;
  /** Id of the tab that is open at first; by default the first one. */
  initial?: string;
  className?: string;
} & Pick<ComponentProps<'div'>, 'aria-label' | 'aria-labelledby'>;

/** Tabs with automatic activation (APG). Without scripts: one section after another, each with its heading. */
export function Tabs<Item extends { id: string; label: string }>(props: TabsProps<Item>) {
  const { items, panel, initial, className, ...name } = props;
  const hydrated = useHydrated();
  const prefix = useId();
  const [first] = items;
  const [chosen, setChosen] = useKept(`tabs ${first?.id}`, initial ?? first?.id ?? '');
  const tabId = (id: string) => `${prefix}-${id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === chosen);
    const { length } = items;
    // The arrow keys wrap around.
    const targets = {
      ArrowRight: (at + 1) % length,
      ArrowLeft: (at - 1 + length) % length,
      Home: 0,
      End: length - 1,
    };
    const next = items[targets[event.key as keyof typeof targets] ?? -1];
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  return (
    <div className={className ? `tabs ${className}` : 'tabs'}>
      <div className="tabs__list needs-scripts on-screen" role="tablist" {...name} onKeyDown={onKeyDown}>
        {items.map(({ id, label }) => (
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
            {label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          id={item.id}
          className={item.id === chosen ? 'tabs__panel above-6 tabs__panel--chosen' : 'tabs__panel above-6'}
          {...(hydrated && {
            role: 'tabpanel',
            'aria-labelledby': tabId(item.id),
            tabIndex: 0,
            hidden: item.id !== chosen,
          })}
        >
          <h3 className="tabs__heading below-4">{item.label}</h3>
          {panel(item)}
        </div>
      ))}
    </div>
  );
}
