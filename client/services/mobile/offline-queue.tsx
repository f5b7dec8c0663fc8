import './offline-queue.css';
import type { OfflineQueue as OfflineQueueWords } from '#content/services/offline-queue-copy.ts';
import visitUrl from '../../pictures/visit.svg?url';
import { Drawing } from '../../ui/line-drawing/marks.tsx';
import { StateSwitch, SwitchOutcome } from '../state-switch.tsx';

/**
 * Entries that wait while a link is down and leave in order once it is back. The switch is a checkbox that
 * CSS reacts to, so the queue works without scripts; each entry states in words where it is.
 */
export function OfflineQueue(props: OfflineQueueWords) {
  const { form, name, turn, source, target, waiting, entries, outcome } = props;
  return (
    <section className={`frame grid gap-4 offline-queue offline-queue--${form} switched`} aria-label={name}>
      <StateSwitch>{turn}</StateSwitch>
      {form === 'curve' && <Curve />}
      <div className="grid gap-3 items-center text-s ink offline-queue__ends">
        <strong>{source}</strong>
        <span className="offline-queue__link" aria-hidden="true" />
        <strong>{target}</strong>
      </div>
      <ol className="grid gap-2 in-turn">
        {entries.map((entry, at) => (
          <li key={entry.name} className="text-s offline-queue__lane">
            <div className="grid gap-0 content-center anywhere as-typed offline-queue__entry">
              {form === 'photos' && (
                <svg className="whole below-2" viewBox="0 0 32 24" aria-hidden="true">
                  <use href={`${visitUrl}#photo-${at}`} />
                </svg>
              )}
              <strong>{entry.name}</strong> <span className="text-xs muted when-on">{waiting}</span>{' '}
              <span className={`text-xs when-off ${entry.isAsked ? 'copper' : 'mask'}`}>{entry.arrived}</span>
            </div>
          </li>
        ))}
      </ol>
      <SwitchOutcome off={outcome.arrived} on={outcome.waiting} />
    </section>
  );
}

const LATE_CURVE = 'M330 64l30 3 30-4 30-3 30-28 30-13';

/** A cold room's last minutes, up to the readings below: only the logger has these while offline. */
function Curve() {
  return (
    <div className="grid gap-1">
      <span className="mono-s copper" aria-hidden="true">
        8 °C
      </span>
      <Drawing
        className="whole sunken offline-queue__curve"
        size={[480, 96]}
        fill="none"
        preserveAspectRatio="none"
      >
        <path stroke="var(--copper)" strokeDasharray="4 5" d="M0 30H480" />
        <g stroke="var(--mask)" strokeWidth="2">
          <path d="M0 68l30-3 30 5 30-4 30 3 30-5 30 3 30-4 30 5 30-5 30 4 30-3" />
          <path stroke="var(--border)" strokeDasharray="2 6" d={LATE_CURVE} />
          <path className="offline-queue__late" d={LATE_CURVE} />
        </g>
      </Drawing>
    </div>
  );
}
