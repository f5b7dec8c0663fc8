import './switched-path.css';
import './wide-hero.css';
import './render-film.css';
import { useId } from 'react';
import type {
  RenderFilm as RenderFilmWords,
  SwitchedPath as SwitchedPathWords,
} from '#content/services/request-copy.ts';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { StateSwitch, SwitchOutcome } from '../state-switch.tsx';
import { milliseconds, TimeBar } from '../time-bar.tsx';

/** What happens to one request of a stack, in the form that suits it. */
export function Request({ of }: { of: WebTypeWords['request'] }) {
  return 'frames' in of ? <RenderFilm {...of} /> : <SwitchedPath {...of} />;
}

type Leg = SwitchedPathWords['stations'][number]['usual'];

/** A request through its stations, as usual and with one thing gone wrong; a switch tells which of the two is shown. */
function SwitchedPath({ arrangement, title, turn, until, stations, outcome }: SwitchedPathWords) {
  return (
    <section
      className={`frame grid gap-3 frame--padded switched-path switched-path--${arrangement} switched`}
      aria-label={title}
    >
      <p className="mono-s muted">{title}</p>
      <StateSwitch>{turn}</StateSwitch>
      <ol className="grid gap-0 in-turn switched-path__stations">
        {stations.map(({ ref, name, usual, otherwise }) => (
          <li key={ref} className={otherwise.state && `switched-path__station--${otherwise.state}`}>
            <span className="mono-s copper" aria-hidden="true">
              {ref}
            </span>{' '}
            <strong>{name}</strong>
            <Leg leg={usual} until={until} when="when-off" />
            <Leg leg={otherwise} until={until} when="when-on" />
          </li>
        ))}
      </ol>
      <SwitchOutcome off={outcome.usual} on={outcome.otherwise} />
    </section>
  );
}

type LegProps = { leg: Leg; until: number | undefined; when: 'when-off' | 'when-on' };

function Leg({ leg: { note, from, took, state }, until, when }: LegProps) {
  return (
    <div className={`text-s runs-in switched-path__leg ${when}`}>
      {until && <TimeBar from={from} took={took} total={until} kind={state} />}
      <span className="muted">{note}</span>{' '}
      <span className="mono-s ink">{state === 'skipped' ? '–' : milliseconds(took)}</span>
    </div>
  );
}

/** One screen at four moments of its arrival; the radio buttons choose the moment, and CSS alone shows it. */
function RenderFilm({ title, legend, frames, screen }: RenderFilmWords) {
  const name = useId();
  return (
    <section
      className="frame grid gap-4 desk-cols-2 items-center frame--padded render-film"
      aria-label={title}
    >
      <p className="mono-s muted full">{title}</p>
      <fieldset className="grid gap-0 always-cols-4 full render-film__moments">
        <legend className="visually-hidden">{legend}</legend>
        {frames.map(({ at, shows }) => (
          <label key={at} className="stack gap-1 mono-s">
            <input
              type="radio"
              className="pad"
              name={name}
              value={shows}
              defaultChecked={shows === 'words'}
            />
            <span>{milliseconds(at)}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-3 content-start ink frame--small render-film__screen box-5" aria-hidden="true">
        <p className="title-2">
          <strong>{screen.title}</strong>
        </p>
        {screen.rows.map((row) => (
          <p key={row} className="wide render-film__row ruled-end">
            {row}
          </p>
        ))}
        <p className="semibold render-film__button">{screen.button}</p>
      </div>
      <div role="status">
        {frames.map((frame) => (
          <p key={frame.shows} className={`text-m wide runs-in render-film__frame--${frame.shows}`}>
            <strong>{frame.name}</strong>
            {` ${frame.text}`}
          </p>
        ))}
      </div>
    </section>
  );
}
