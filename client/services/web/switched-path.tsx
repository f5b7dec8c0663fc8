import './switched-path.css';
import './wide-hero.css';
import type { SwitchedPath as SwitchedPathWords } from '#content/services/request-copy.ts';
import { StateSwitch, SwitchOutcome } from '../state-switch.tsx';
import { milliseconds, TimeBar } from '../time-bar.tsx';

type Leg = SwitchedPathWords['stations'][number]['usual'];

/** A request through its stations, as usual and with one thing gone wrong; a switch tells which of the two is shown. */
export function SwitchedPath({ arrangement, title, turn, until, stations, outcome }: SwitchedPathWords) {
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
