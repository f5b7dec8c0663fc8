import './before-after.css';
import { useId } from 'react';
import { type BeforeAfter as BeforeAfterWords, entryId } from '#content/services/before-after-copy.ts';
import handwritingUrl from '../../pictures/handwriting.svg?url';
import wideUrl from '../../pictures/wide.svg?url';

/** A form before and after. Radio buttons choose and CSS shows the choice, so it works without scripts. */
export function BeforeAfter({ of }: { of: BeforeAfterWords }) {
  const name = useId();
  const { before, after } = of;
  return (
    <section className="grid before-after" aria-label={of.name}>
      <fieldset className="frame round grid gap-0 always-cols-2 picks">
        <legend className="visually-hidden">{of.name}</legend>
        {(['before', 'after'] as const).map((when) => (
          <label key={when} className="pick">
            <input type="radio" name={name} value={when} defaultChecked={when === 'after'} />
            <span>{of[when].choice}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid before-after__stage" role="status">
        <div className="grid">
          <Before of={of} />
          <p className="ink balance wide">{before.said}</p>
        </div>
        <div className="grid">
          <After of={of} />
          <p className="ink balance wide">{after.said}</p>
        </div>
      </div>
    </section>
  );
}

/** Text in handwriting (art/signatures.ts). */
function Handwriting({ children: text }: { children: string }) {
  return (
    <span>
      <svg className="whole old-paper__written" aria-hidden="true">
        <use href={`${handwritingUrl}#${entryId(text)}`} />
      </svg>
      <span className="visually-hidden">{text} </span>
    </span>
  );
}

function Before({ of }: { of: BeforeAfterWords }) {
  if (of.form === 'meter')
    return (
      <ul className="ink old-paper">
        {of.sheet.map(([time, value, note]) => {
          const Value = note ? 's' : 'span';
          return (
            <li key={time}>
              <span className="mono-note">{`${time} `}</span>
              <Value>
                <Handwriting>{value}</Handwriting>
              </Value>
              <span className="copper">{note && <Handwriting>{note}</Handwriting>}</span>
            </li>
          );
        })}
      </ul>
    );
  if (of.form === 'sheet')
    return (
      <div className="frame frame--small stack gap-0 old-sheet">
        {of.cells.map((row) => (
          <p key={row[0]} className="mono text-s whole wide ink anywhere">
            {row.map((cell) => (
              <span key={cell}>{`${cell} `}</span>
            ))}
          </p>
        ))}
        <div className="row gap-0 mono text-s ink">
          {of.tabs.map((tab) => (
            <span key={tab}>{`${tab} `}</span>
          ))}
        </div>
      </div>
    );
  if (of.form === 'minutes') return <p className="big-figure semibold">{of.figures[0]}</p>;
  return (
    <div className="stack gap-2 content-center ink">
      {of.message.map((line) => (
        <p key={line} className="title-2 frame box-4">
          {line}
        </p>
      ))}
    </div>
  );
}

function After({ of }: { of: BeforeAfterWords }) {
  if (of.form === 'meter')
    return (
      <div className="band band--plain frame--padded grid gap-4 content-center ink">
        <p>{of.live.title}</p>
        <p className="big-figure semibold">{of.live.value}</p>
        <svg className="whole" height="200" aria-hidden="true">
          <use href={`${wideUrl}#curve`} />
        </svg>
        <p>{of.live.note}</p>
      </div>
    );
  if (of.form === 'minutes') return <p className="big-figure semibold">{of.figures[1]}</p>;
  return (
    <ol className="frame frame--small rules rules--between grid gap-0 new-lines">
      {of.lines.map(([first, second, third]) => (
        <li key={first + second}>
          <span className="semibold">{first}</span> <span className="text-s mask">{second}</span>{' '}
          {third && <span className="full text-s">{third}</span>}
        </li>
      ))}
    </ol>
  );
}
