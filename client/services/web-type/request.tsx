import './switched-path.css';
import './render-film.css';
import { useId } from 'react';
import type {
  RenderFilm as RenderFilmWords,
  SwitchedPath as SwitchedPathWords,
} from '#content/services/request-copy.ts';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { StateSwitch, SwitchOutcome } from '../state-switch.tsx';
import { milliseconds, TimeBar } from '../time-bar.tsx';
import { ScreenMock } from './screen-mock.tsx';

/** What happens to one request of a stack, in the form that suits the stack. */
export function Request({ of }: { of: WebTypeWords['request'] }) {
  return 'frames' in of ? <RenderFilm {...of} /> : <SwitchedPath {...of} />;
}

type Leg = SwitchedPathWords['stations'][number]['usual'];

/** A request through its stations, with or without a failure; a switch chooses which is shown. */
function SwitchedPath({ arrangement, title, turn, until, stations, outcome }: SwitchedPathWords) {
  return (
    <section
      className={`frame grid gap-3 frame--padded switched-path switched-path--${arrangement} switched`}
      aria-label={title}
    >
      <p className="mono-s muted">{title}</p>
      <StateSwitch>{turn}</StateSwitch>
      <ol className="grid gap-0 ruled inset-5 in-turn switched-path__stations">
        {stations.map(({ ref, name, usual, otherwise }) => (
          <li key={ref} className={otherwise.state && `switched-path__station--${otherwise.state}`}>
            <span className="mono-s copper" aria-hidden="true">
              {ref}
            </span>{' '}
            <strong className="title-1">{name}</strong>
            <Leg leg={usual} until={until} when="usual" />
            <Leg leg={otherwise} until={until} when="otherwise" />
          </li>
        ))}
      </ol>
      <SwitchOutcome off={outcome.usual} on={outcome.otherwise} />
    </section>
  );
}

type LegProps = { leg: Leg; until: number | undefined; when: 'usual' | 'otherwise' };

function Leg({ leg: { note, from, took, state }, until, when }: LegProps) {
  return (
    <div className={`grid content-start text-s runs-in switched-path__leg switched-path__leg--${when}`}>
      {until && <TimeBar from={from} took={took} total={until} kind={state} />}
      <span className="muted balance">{note}</span>{' '}
      <span className="semibold ink switched-path__took">
        {state === 'skipped' ? '–' : milliseconds(took)}
      </span>
    </div>
  );
}

/** One screen at four moments of loading, on desktops side by side. Radio buttons and CSS choose one. */
function RenderFilm({ title, legend, frames, screen }: RenderFilmWords) {
  const name = useId();
  return (
    <section className="frame grid gap-4 frame--padded render-film" aria-label={title}>
      <p className="mono-s muted">{title}</p>
      <fieldset className="grid always-cols-4 render-film__moments">
        <legend className="visually-hidden">{legend}</legend>
        {frames.map(({ at, shows }) => (
          <label key={at}>
            <span className="stack gap-1 mono-s render-film__moment">
              <input
                type="radio"
                className="pad"
                name={name}
                value={shows}
                defaultChecked={shows === 'words'}
              />
              {milliseconds(at)}
            </span>
            <ScreenMock screen={screen} shows={shows} className="runs-in" />
          </label>
        ))}
      </fieldset>
      <div className="inset-3 ruled" role="status">
        {frames.map((frame) => (
          <p key={frame.shows} className={`wide runs-in render-film__frame--${frame.shows}`}>
            <strong>{frame.name}</strong>
            {` ${frame.text}`}
          </p>
        ))}
      </div>
    </section>
  );
}
