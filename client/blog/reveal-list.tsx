import './reveal-list.css';
import { type ReactNode, useState } from 'react';

/**
 * A list of which `step` items show at once and as many more with each press of its button. Without scripts all show.
 * Once none are left the button says so and is disabled, but keeps its place and the focus.
 */
export function RevealList(props: {
  items: readonly { key: string; content: ReactNode }[];
  step: number;
  moreLabel: string;
  /** Said after a press that leaves some. */
  shownLabel: (shown: number, all: number) => string;
  /** Said where no items are left, as in 'You have reached the last article'. */
  noneLabel: string;
  className: string;
}) {
  const { items, step, moreLabel, shownLabel, noneLabel, className } = props;
  const [shown, setShown] = useState(step);
  const left = items.length > shown;
  return (
    <div className="reveal-list">
      <ul className={className}>
        {items.map(({ key, content }, at) => (
          <li key={key} className={at < shown ? undefined : 'reveal-list__later'}>
            {content}
          </li>
        ))}
      </ul>
      <div className="reveal-list__more above-7 grid gap-3 needs-scripts">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={!left}
          onClick={() => left && setShown(shown + step)}
        >
          {moreLabel}
        </button>
        <p className="note" role="status">
          {left ? shown > step && shownLabel(shown, items.length) : noneLabel}
        </p>
      </div>
    </div>
  );
}
