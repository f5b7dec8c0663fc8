import { rfTrial } from '#content/products/module-trials.ts';
import { motorWords } from '#content/products/motor-states.ts';
import { Option, Saying } from '../ui/pick/option.tsx';

const MOTORS = ['M1', 'M2'] as const;

/** Both ways of the jumper have controls of their own: switches keep their state, buttons hold while they are pressed. */
export function RfTrial() {
  return (
    <div className="trial box-4 grid gap-4">
      <fieldset className="grid gap-2">
        <legend>{rfTrial.mode}</legend>
        <div className="row gap-2">
          <Option kind="radio" name="rf-jumper" knownAs="is-latched" isOn>
            {rfTrial.latched}
          </Option>
          <Option kind="radio" name="rf-jumper" knownAs="is-momentary">
            {rfTrial.momentary}
          </Option>
        </div>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend>{rfTrial.keys}</legend>
        <p className="note when rf-latched">{rfTrial.latchedHint}</p>
        <p className="note when rf-momentary">{rfTrial.momentaryHint}</p>
        <div className="trial__keys always-cols-2 grid gap-2 when rf-latched">
          {rfTrial.names.map((name, at) => (
            <Option key={name} kind="checkbox" name={`rf-key-${at + 1}`} knownAs={`key-${at + 1}`}>
              <strong>{at + 1}</strong>
              {` ${name}`}
            </Option>
          ))}
        </div>
        <div className="trial__keys always-cols-2 grid gap-2 when rf-momentary">
          {rfTrial.names.map((name, at) => (
            <button key={name} type="button" className={`pick hold-${at + 1}`}>
              <span>
                <strong>{at + 1}</strong>
                {` ${name}`}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      {MOTORS.map((motor) => (
        <Saying
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
