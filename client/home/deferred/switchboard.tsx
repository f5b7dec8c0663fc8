import './switchboard.css';
import { switchboard as words } from '#content/home/switchboard-copy.ts';
import { MOTOR_STATES, motorWords } from '#content/products/motor-states.ts';
import { Label } from '../../ui/line-drawing/marks.tsx';
import { MotorStates } from '../../ui/pick/motor-states.tsx';
import { Option, StateOutput } from '../../ui/pick/option.tsx';
import { LedGlow } from './led-glow.tsx';

/**
 * The traces of the inputs: on the picture of the board, in its pixels at a width of 1200 px (art/scenes/carrier.py),
 * and below it down to their vias, as in pictures/traces-hero.svg.
 */
const TRACES = [
  { input: 'EN1', onBoard: 'M166.2 548.4 138.2 571.9 190 900', x: 161.75, via: 58 },
  { input: 'IN1', onBoard: 'M208 567 167.4 601.5 217.9 900', x: 184.95, via: 104 },
  { input: 'IN2', onBoard: 'M249.7 584 197.8 629.9 245.9 900', x: 208.35, via: 36 },
] as const;
const VIA_RADIUS = 9;

/** A trace below the picture: as wide as the lit one above at its top, then thin as the line to its via. */
const taper = (x: number, end: number) =>
  `M${x - 7.2} 0h7.6L${x + 2.7} 18 ${x + 1.7} ${Math.min(54, end)}V${end}h-3.4V${Math.min(54, end)}L${x - 2.7} 18z`;

/** Inputs of the board in the hero, as switches that work: the motor obeys the truth table of /products. */
export function Switchboard() {
  return (
    <>
      <svg className="whole switchboard__board" viewBox="0 0 1200 900" aria-hidden="true">
        <LedGlow id="led-glow" />
        <circle className="switchboard__glow" cx="245" cy="318" r="210" fill="url(#led-glow)" />
        {TRACES.map(({ input, onBoard }) => (
          <path key={input} className={`lit lit--${input}`} d={onBoard} pathLength="1" />
        ))}
        <path className="switchboard__hint" d={TRACES[0].onBoard} pathLength="1" />
      </svg>
      <svg className="whole switchboard__foot" viewBox="0 0 1000 700" aria-hidden="true">
        {TRACES.map(({ input, x, via }) => (
          <g key={input}>
            <path className={`lit-foot lit--${input}`} d={taper(x, via - VIA_RADIUS)} />
            <circle className={`lit-via lit--${input}`} cx={x} cy={via} r={VIA_RADIUS} />
          </g>
        ))}
      </svg>
      <fieldset className="switchboard l293d" data-later>
        <legend className="visually-hidden">{words.legend}</legend>
        <span className="switchboard__label full mono-xs copper" aria-hidden="true">
          {words.hint}
        </span>
        <div className="switchboard__inputs">
          {words.inputs.map((input) => (
            <Option
              key={input}
              kind="checkbox"
              name={`hero-${input}`}
              stateClass={`is-${input}`}
              isOn={input === 'IN1'}
            >
              {input}
            </Option>
          ))}
        </div>
        <svg className="switchboard__motor" viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="17" />
          <Label x={32} y={37} words="M1" />
          <MotorStates x={32} y={32} motor="M1" />
        </svg>
        <StateOutput
          states={MOTOR_STATES.map(({ id, motor }) => ({
            shownBy: `M1-${id}`,
            words: `M1 ${motorWords[motor]}.`,
          }))}
        />
      </fieldset>
    </>
  );
}
