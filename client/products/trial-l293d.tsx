import { contactsOf } from '#content/products/module-contacts.ts';
import { l293dTrial } from '#content/products/module-trials.ts';
import { levelWords, MOTOR_STATES, motorWords } from '#content/products/motor-states.ts';
import { Option, StateOutput } from '../ui/pick/option.tsx';
import { ScrollX } from '../ui/scroll-x.tsx';
import { DataTable } from '../ui/table/data-table.tsx';

/** The inputs of each motor, by their labels in the header. */
const MOTOR_INPUTS = [
  { motor: 'M1', inputs: ['EN1', 'IN1', 'IN2'] },
  { motor: 'M2', inputs: ['EN2', 'IN3', 'IN4'] },
] as const;

const isHeaderPin = (name: string) => contactsOf('l293d', 'header').some((contact) => contact.name === name);

export function L293dTrial() {
  return (
    <div className="sunken frame--small trial box-4 grid gap-4 trial--pair">
      {MOTOR_INPUTS.map(({ motor, inputs }) => (
        <fieldset key={motor} className="grid gap-2">
          <legend className="below-2 semibold ink">{`${l293dTrial.motor} ${motor}`}</legend>
          <div className="row gap-2">
            {inputs.filter(isHeaderPin).map((input) => (
              <Option
                key={input}
                kind="checkbox"
                name={`l293d-${input}`}
                stateClass={`is-${input}`}
                isOn={input === 'IN1' || input === 'IN3'}
              >
                {input}
              </Option>
            ))}
          </div>
          <StateOutput
            states={MOTOR_STATES.map((state) => ({
              shownBy: `${motor}-${state.id}`,
              words: `${motor} ${motorWords[state.motor]}.`,
            }))}
          />
        </fieldset>
      ))}
    </div>
  );
}

/** The chip's truth table; each motor marks the row that currently applies to it. */
export function TruthTable() {
  return (
    <ScrollX className="truth" label="Table">
      <DataTable
        className="contacts text-s"
        caption={l293dTrial.truth}
        heads={['EN1, EN2', 'IN1, IN3', 'IN2, IN4', l293dTrial.motor, l293dTrial.now]}
        named={3}
        rows={MOTOR_STATES.map(({ id, levels, motor }) => [
          ...levels.map((level) => levelWords[level]),
          motorWords[motor],
          <span key={id} className="mask">
            {MOTOR_INPUTS.map((each) => (
              <span key={each.motor} className={`when ${each.motor}-${id}`}>
                {`${each.motor} `}
              </span>
            ))}
          </span>,
        ])}
      />
    </ScrollX>
  );
}
