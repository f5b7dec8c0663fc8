import '../code-sample.css';
import './switched-path.css';
import './render-film.css';
import type {
  RenderFilm as RenderFilmWords,
  SwitchedPath as SwitchedPathWords,
} from '#content/services/request-copy.ts';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { marksOf } from '../../ui/code-marks.tsx';
import { CodeLines } from '../../ui/code-words.tsx';
import { StateSwitch, SwitchOutcome } from '../state-switch.tsx';
import { milliseconds, TimeBar } from '../time-bar.tsx';
import { ScreenMock } from './screen-mock.tsx';

/** What happens to one request of a stack, in the form that suits the stack. */
export function Request({ of }: { of: WebTypeWords['request'] }) {
  return 'frames' in of ? <RenderFilm {...of} /> : <SwitchedPath {...of} />;
}

/** A request through its stations, with or without a failure; a switch chooses which is shown. */
function SwitchedPath({ arrangement, title, turn, until, stations, outcome }: SwitchedPathWords) {
  return (
    <section className={`grid switched-path switched-path--${arrangement} switched`} aria-label={title}>
      <div className={arrangement === 'phone' ? 'grid content-center' : 'row between gap-2'}>
        <div className="grid gap-1">
          <p className="mono-s muted">{title}</p>
          <StateSwitch>{turn}</StateSwitch>
        </div>
        <SwitchOutcome off={outcome.usual} on={outcome.otherwise} />
      </div>
      <ol className="grid gap-0 in-turn switched-path__stations">
        {stations.map(({ ref, name, usual, otherwise }) => (
          <li
            key={name}
            className={`grid items-baseline content-start ruled ${otherwise.isStop ? 'switched-path__stop' : ''}`}
          >
            <span className="mono-s copper" aria-hidden="true">
              {ref}
            </span>{' '}
            <strong className="title-1">{name}</strong> <Leg {...usual} until={until} when="when-off" />
            <Leg {...otherwise} until={until} when="when-on" />
          </li>
        ))}
      </ol>
    </section>
  );
}

type LegProps = SwitchedPathWords['stations'][number]['usual'] & {
  until: number | undefined;
  when: 'when-on' | 'when-off';
};

function Leg({ note, figure, span, isStop, document, until, when }: LegProps) {
  return (
    <div className={`text-s switched-path__leg ${when}`}>
      <span className="muted runs-in">{note}</span> <span className="semibold ink runs-in">{figure}</span>
      {span && until && <TimeBar from={span[0]} took={span[1]} total={until} isStopped={isStop} />}
      {document && (
        <pre className="code runs-in">
          <CodeLines code={document} marked={marksOf} />
        </pre>
      )}
    </div>
  );
}

/** One screen at four moments of loading, as a film across the page. Radio buttons and CSS choose one. */
function RenderFilm({ title, legend, frames, screen }: RenderFilmWords) {
  return (
    <section className="grid gap-3 render-film" aria-label={title}>
      <p className="mono-s muted">{title}</p>
      <fieldset className="grid render-film__moments">
        <legend className="visually-hidden">{legend}</legend>
        {frames.map(({ at, shows }) => (
          <label key={at} className="grid gap-2 content-start">
            <span className="beside mono-s">
              <input
                type="radio"
                className="pad"
                name="moment"
                value={shows}
                defaultChecked={shows === 'words'}
              />
              {milliseconds(at)}
            </span>
            <ScreenMock screen={screen} shows={shows} />
          </label>
        ))}
      </fieldset>
      <div role="status">
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
