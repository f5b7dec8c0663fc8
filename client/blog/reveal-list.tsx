import './reveal-list.css';
import { type ReactNode, useState } from 'react';

/**
 * A list of which `first` items show at once and `step` more with each press of its button. Without scripts all
 * show. Once none are left the button says so and is disabled, but keeps its place and the focus.
 */
export function RevealList(props: {
  items: readonly { key: string; content: ReactNode }[];
  first: number;
  step: number;
  moreLabel: string;
  /** Said where no items are left, as in 'You have reached the last article'. */
  noneLabel: string;
  className?: string;
}) {
  const { items, first, step, moreLabel, noneLabel, className } = props;
  const [shown, setShown] = useState(first);
  const left = items.length > shown;
  return (
    <div className="reveal-list">
      <ul className={className ?? 'reveal-list__items'}>
        {items.map(({ key, content }, at) => (
          <li key={key} className={at < shown ? undefined : 'reveal-list__later'}>
            {content}
          </li>
        ))}
      </ul>
      <div className="reveal-list__more">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={!left}
          onClick={() => left && setShown(shown + step)}
        >
          {moreLabel}
        </button>
        <p className="note" role="status">
          {left ? '' : noneLabel}
        </p>
      </div>
    </div>
  );
}
