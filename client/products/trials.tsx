import { type ReactNode, useEffect, useRef } from 'react';
import {
  IR_ANGLES,
  IR_DISTANCES,
  irTrial,
  irZone,
  isInCone,
  relayTrial,
  rfTrial,
} from '#content/products/module-trials.ts';
import { motorWords } from '#content/products/motor-states.ts';
import { Option, StateOutput } from '../ui/pick/option.tsx';

export function RelayTrial() {
  return (
    <div className="sunken frame--small trial box-4 grid gap-4">
      <div className="row gap-2">
        <Option kind="checkbox" name="relay-in1" stateClass="is-relay">
          {relayTrial.press}
        </Option>
      </div>
      <StateOutput
        states={[
          { shownBy: 'relay-on', words: relayTrial.on },
          { shownBy: 'relay-off', words: relayTrial.off },
        ]}
      />
    </div>
  );
}

/** Two scales for the keyboard; dragging the obstacle in the drawing presses the nearest step of each. */
export function IrTrial() {
  const trial = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const svg = trial.current?.closest('.board-sheet')?.querySelector('svg');
    const stop = new AbortController();
    if (svg) import('./drag-obstacle.ts').then(({ dragObstacle }) => dragObstacle(svg, stop.signal));
    return () => stop.abort();
  }, []);
  return (
    <div className="sunken frame--small trial box-4 grid gap-4" ref={trial}>
      <RadioGroup
        legend={irTrial.distance}
        className="trial__scale grid gap-1"
        name="ir-distance"
        start={`is-${irZone(60)} at-60`}
        options={IR_DISTANCES.map((cm) => [`is-${irZone(cm)} at-${cm}`, cm, `${cm} cm`])}
      />
      <RadioGroup
        legend={irTrial.angle}
        className="trial__scale grid gap-1"
        name="ir-angle"
        start="is-inside turn0"
        options={IR_ANGLES.map((angle) => [
          `is-${isInCone(angle) ? 'inside' : 'outside'} turn${angle}`,
          signed(angle),
          `${signed(angle)}°`,
        ])}
      />
      <RadioGroup
        legend={irTrial.conditions}
        name="ir-conditions"
        start="is-hard"
        options={[
          ['is-hard', irTrial.hard],
          ['is-easy', irTrial.easy],
        ]}
      />
      <StateOutput
        states={(['seen', 'close', 'outside', 'far'] as const).map((state) => ({
          shownBy: `ir-${state}`,
          words: irTrial[state],
        }))}
      />
    </div>
  );
}

const signed = (degrees: number) => `${degrees > 0 ? '+' : ''}${degrees}`.replace('-', '−');

const KEYS = 'trial__keys always-cols-2 grid gap-2 when';
const MOTORS = ['M1', 'M2'] as const;

/** Each jumper position has controls of its own: latching switches, or buttons that act while pressed. */
export function RfTrial() {
  const keys = rfTrial.names.map((name, at) => ({
    number: at + 1,
    words: (
      <>
        <strong>{at + 1}</strong>
        {` ${name}`}
      </>
    ),
  }));
  return (
    <div className="sunken frame--small trial box-4 grid gap-4">
      <RadioGroup
        legend={rfTrial.mode}
        name="rf-jumper"
        start="is-latched"
        options={[
          ['is-latched', rfTrial.latched],
          ['is-momentary', rfTrial.momentary],
        ]}
      />
      <fieldset className="grid gap-2">
        <legend className="below-2 semibold ink">{rfTrial.keys}</legend>
        <p className="note when rf-latched">{rfTrial.latchedHint}</p>
        <p className="note when rf-momentary">{rfTrial.momentaryHint}</p>
        <div className={`${KEYS} rf-latched`}>
          {keys.map(({ number, words }) => (
            <Option key={number} kind="checkbox" name={`rf-key-${number}`} stateClass={`key-${number}`}>
              {words}
            </Option>
          ))}
        </div>
        <div className={`${KEYS} rf-momentary`}>
          {keys.map(({ number, words }) => (
            <button key={number} type="button" className={`pick hold-${number}`}>
              <span>{words}</span>
            </button>
          ))}
        </div>
      </fieldset>
      {MOTORS.map((motor) => (
        <StateOutput
          key={motor}
          states={[
            { shownBy: `${motor}-off`, words: `${motor} ${rfTrial.still}.` },
            { shownBy: `${motor}-fwd`, words: `${motor} ${motorWords.forward}.` },
            { shownBy: `${motor}-rev`, words: `${motor} ${motorWords.back}.` },
            { shownBy: `${motor}-hh`, words: `${motor} ${rfTrial.both}.` },
          ]}
        />
      ))}
    </div>
  );
}

type RadioGroupProps = {
  legend: string;
  name: string;
  /** The option that is checked initially. */
  start: string;
  options: readonly (readonly [stateClass: string, shown: ReactNode, label?: string])[];
  className?: string;
};

/** A group of radio buttons. */
function RadioGroup({ legend, name, start, options, className = 'row gap-2' }: RadioGroupProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="below-2 semibold ink">{legend}</legend>
      <div className={className}>
        {options.map(([stateClass, shown, label]) => (
          <Option
            key={stateClass}
            kind="radio"
            name={name}
            stateClass={stateClass}
            isOn={stateClass === start}
            {...(label && { label })}
          >
            {shown}
          </Option>
        ))}
      </div>
    </fieldset>
  );
}
