import '../../ui/paint/paint.css';
import '../../ui/pick/pick.css';
import './before-after.css';
import { useId } from 'react';
import type { BeforeAfter as BeforeAfterWords } from '#content/services/before-after-copy.ts';
import { Icon } from '../../ui/icon.tsx';

/** A form before and after; two radio buttons choose, and CSS shows the one that is chosen, without scripts too. */
export function BeforeAfter({ of }: { of: BeforeAfterWords }) {
  const name = useId();
  const { before, after } = of;
  return (
    <section className="frame grid before-after" aria-label={of.name}>
      <fieldset className="picks">
        <legend className="visually-hidden">{of.name}</legend>
        <label className="pick">
          <input type="radio" name={name} value="before" defaultChecked />
          <span>{before.choice}</span>
        </label>
        <label className="pick">
          <input type="radio" name={name} value="after" />
          <span>{after.choice}</span>
        </label>
      </fieldset>
      <div className="before-after__stage" role="status">
        <div className="grid">
          <Before of={of} />
          <p className="before-after__said ink balance wide">{before.said}</p>
        </div>
        <div className="grid">
          <After of={of} />
          <p className="before-after__said ink balance wide">{after.said}</p>
        </div>
      </div>
    </section>
  );
}

function Before({ of }: { of: BeforeAfterWords }) {
  if (of.form === 'meter' || of.form === 'register')
    return (
      <ul className="old-paper">
        {of.sheet.map(([time, value, note]) => (
          <li key={time}>
            <span>{`${time} `}</span>
            {note ? <s>{value}</s> : <span>{value}</span>}
            {note && <span className="copper">{note}</span>}
          </li>
        ))}
      </ul>
    );
  if (of.form === 'sheet')
    return (
      <div className="old-sheet">
        {of.cells.map((row) => (
          <p key={row[0]}>
            {row.map((cell) => (
              <span key={cell}>{`${cell} `}</span>
            ))}
          </p>
        ))}
        <p className="old-sheet__tabs">
          {of.tabs.map((tab) => (
            <span key={tab}>{`${tab} `}</span>
          ))}
        </p>
      </div>
    );
  if (of.form === 'retyping')
    return (
      <div className="grid gap-3 items-start old-windows">
        {['Scan', 'Portal'].map((window) => (
          <dl key={window}>
            <dt>{window}</dt>
            {of.fields.map(([field, value], at) => (
              <dd key={field}>
                <span>{field}</span>{' '}
                <span>{window === 'Portal' && at === of.fields.length - 1 ? '…' : value}</span>
              </dd>
            ))}
          </dl>
        ))}
      </div>
    );
  return (
    <div className="stack gap-2 old-message">
      {of.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function After({ of }: { of: BeforeAfterWords }) {
  if (of.form === 'meter')
    return (
      <div className="frame frame--small grid gap-4 new-live">
        <p>
          <strong>{of.live.title}</strong> <span>{of.live.value}</span>
        </p>
        <svg viewBox="0 0 480 120" preserveAspectRatio="none" aria-hidden="true">
          <path className="line-hairline" d="M0 30H480M0 60H480M0 90H480" />
          <path
            className="line-mask"
            strokeWidth="2"
            d="M0 96h40l20-8 20 4 20-36 40-4 40 6 30-30 40 4 30-8 30 44 40 2 30-14 30 20 40 10 30-2"
          />
        </svg>
        <p>{of.live.note}</p>
      </div>
    );
  if (of.form === 'sheet' || of.form === 'register')
    return (
      <ol className="frame frame--small rules rules--between new-steps">
        {of.steps.map(([who, what, when]) => (
          <li key={who}>
            <Icon name={when === '' ? 'clock' : 'check'} />
            <strong>{who}</strong> <span>{what}</span> <span className="new-steps__when">{when}</span>
          </li>
        ))}
      </ol>
    );
  if (of.form === 'retyping')
    return (
      <ol className="frame frame--small rules rules--between new-robot">
        {of.log.map(([time, what]) => (
          <li key={time + what}>
            <span>{time}</span> <span>{what}</span>
          </li>
        ))}
      </ol>
    );
  return (
    <ul className="frame frame--small rules rules--between new-order">
      {of.order.map(([line, state]) => (
        <li key={line}>
          <strong>{line}</strong> <span>{state}</span>
        </li>
      ))}
    </ul>
  );
}
