import { useEffect, useRef } from 'react';
import { IR_ANGLES, IR_DISTANCES, irTrial, irZone, isInCone } from '#content/products/module-trials.ts';
import { Option, Saying } from '../ui/pick/option.tsx';

const signed = (degrees: number) => `${degrees > 0 ? '+' : ''}${degrees}`.replace('-', '−');

/** Two scales that a keyboard moves along; dragging the obstacle in the drawing presses the nearest step of each. */
export function IrTrial() {
  const trial = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const svg = trial.current?.closest('.board-sheet')?.querySelector('svg');
    const stop = new AbortController();
    if (svg) import('./drag-obstacle.ts').then(({ dragObstacle }) => dragObstacle(svg, stop.signal));
    return () => stop.abort();
  }, []);
  return (
    <div className="trial box-4 grid gap-4" ref={trial}>
      <fieldset className="grid gap-2">
        <legend>{irTrial.distance}</legend>
        <div className="trial__scale grid gap-1">
          {IR_DISTANCES.map((distance) => (
            <Option
              key={distance}
              kind="radio"
              name="ir-distance"
              knownAs={`is-${irZone(distance)} at-${distance}`}
              isOn={distance === 60}
              label={`${distance} cm`}
            >
              {distance}
            </Option>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend>{irTrial.angle}</legend>
        <div className="trial__scale grid gap-1">
          {IR_ANGLES.map((angle) => (
            <Option
              key={angle}
              kind="radio"
              name="ir-angle"
              knownAs={`is-${isInCone(angle) ? 'inside' : 'outside'} turn${angle}`}
              isOn={angle === 0}
              label={`${signed(angle)}°`}
            >
              {signed(angle)}
            </Option>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend>{irTrial.conditions}</legend>
        <div className="row gap-2">
          <Option kind="radio" name="ir-conditions" knownAs="is-hard" isOn>
            {irTrial.hard}
          </Option>
          <Option kind="radio" name="ir-conditions" knownAs="is-easy">
            {irTrial.easy}
          </Option>
        </div>
      </fieldset>
      <Saying
        states={(['seen', 'close', 'outside', 'far'] as const).map((state) => ({
          shownBy: `ir-${state}`,
          words: irTrial[state],
        }))}
      />
    </div>
  );
}
