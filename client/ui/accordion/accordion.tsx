import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Details } from '../details.tsx';
import { keepInPlace } from './keep-in-place.ts';

/** `body` holds nothing focusable: a panel that closes would lose the focus. */
type AccordionItem = { id: string; title: string; body: ReactNode };

type AccordionProps = {
  /** Unique on the page; groups the panels, of which at most one is open at a time. */
  name: string;
  items: readonly AccordionItem[];
  /** Id of the panel that is open at first. */
  open: string | null;
};

/** Native `<details name>`: one panel open at a time; works with find-in-page, and without scripts. */
export function Accordion({ name, items, open }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    if (summary && root.current?.contains(summary)) keepInPlace(summary);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its summaries, which are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on a summary arrive as clicks
    <div ref={root} className="rules ruled-end accordion" onClick={onClick}>
      {items.map(({ id, title, body }) => (
        <Details key={id} id={`${name} ${id}`} name={name} open={id === open}>
          <summary className="icon-fold">
            <h3>{title}</h3>
          </summary>
          <div>{body}</div>
        </Details>
      ))}
    </div>
  );
}
