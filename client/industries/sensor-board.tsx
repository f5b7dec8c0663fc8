import './sensor-board.css';
import { useId } from 'react';
import { industryWords } from '#content/industries/industries.ts';
import type { IndustryContent, Signal } from '#content/industries/industry-copy.ts';
import type { Industry } from '#shared/slugs.ts';
import { Icon } from '../ui/icon.tsx';
import { SENSORS, SiteBoard } from './site-board.tsx';

type SensorBoardProps = {
  industry: Industry;
  of: Pick<IndustryContent, 'board' | 'solutions'>;
};

/**
 * The board of an industry whose sensors are radio buttons: the one that is chosen shows its signal, what is done with
 * it and the solution it feeds. CSS shows it (`:has(:checked)`), so it works without scripts.
 */
export function SensorBoard({ industry, of: { board, solutions } }: SensorBoardProps) {
  const { boardTitle: title, chip, choose } = industryWords;
  const name = useId();
  // From left to right as they stand on the drawing, so that the arrow keys go the way the eye does.
  const sensors = SENSORS[industry]
    .map(([slot], at) => ({ slot, input: board.inputs[at] ?? '', ...board.readings[at] }))
    .sort((a, b) => a.slot - b.slot);
  return (
    <section className={`frame sensor-board sensor-board--${industry}`} aria-label={title}>
      <div className="sensor-board__drawing">
        <SiteBoard title={title} chip={chip} industry={industry} {...board} isLabelled={false} />
        <fieldset>
          <legend className="visually-hidden">{choose}</legend>
          {sensors.map(({ slot, input }) => (
            <label key={slot} className={`sensor sensor--at-${slot}`}>
              <input
                type="radio"
                name={name}
                value={input}
                className={`pad is-${slot}`}
                defaultChecked={slot === 0}
              />
              <span>{input}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="grid above-6 ruled sunken" role="status">
        {sensors.map(({ slot, value, rule, signal, feeds = 0 }) => (
          <div key={slot} className={`sensor-panel slot-${slot} grid items-center content-start`}>
            <p className="mono-s ink">{value}</p>
            <svg className="whole sensor-panel__signal" viewBox="0 0 240 48" fill="none" aria-hidden="true">
              <path stroke="var(--hairline)" strokeWidth="1.5" d="M0 40H240" />
              {signal && <path stroke="var(--copper)" d={SIGNALS[signal]} />}
            </svg>
            <p className="text-s wide balance">{rule}</p>
            <a className="text-link" href={`#solution-${feeds + 1}`}>
              {solutions[feeds]?.title} <Icon name="arrow-right" className="icon--move" />
            </a>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Signals of sensors as an instrument shows them, in a space of 240 × 48 units whose zero is at 40. */
const SIGNALS: Record<Signal, string> = {
  contact: 'M0 40H72V10H148V40H240',
  drift: 'M0 34l20-2 20 3 20-3 20 2 20-4 20-6 20-8 20-4 20 8 20 8 20 4 20 1 20 1',
  decay: 'M0 12l40 4 40 5 40 5 40 6 40 5 40 2',
  crank: 'M0 12H40l6 24 8-8 8 6 8-6 8 6 8-6 8 5 8-5 8 4 8-4 10-10 12-4 20-2H240',
  bits: 'M0 12H18V38H36V12H48V38H78V12H90V38H108V12H138V38H150V12H162V38H192V12H240',
  pulses: 'M0 40H24V12h8V40H64V12h8V40h32V12h8V40h32V12h8V40h32V12h8V40H240',
  bell: 'M0 40H60q24 0 36-16t24-14 24 14 36 16H240',
  steps: 'M0 38H50V30H98V24H140V14H196V10H240',
  cut: 'M0 26q8-28 16 0t16 0q8-28 16 0t16 0q8-28 16 0t16 0q8-28 16 0t16 0V40H240',
};
