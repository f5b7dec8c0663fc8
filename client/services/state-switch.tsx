import './state-switch.css';
import type { ReactNode } from 'react';

/**
 * A switch whose page answers through CSS (`:has(:checked)`), so that it works before scripts and without them. What
 * carries the class `when-off` is shown while it is off, `when-on` while it is on, within the closest `.switched`.
 */
export function StateSwitch({ children }: { children: ReactNode }) {
  return (
    <label className="state-switch">
      <input className="state-switch__input" type="checkbox" />
      <span className="state-switch__track" aria-hidden="true" />
      <span>{children}</span>
    </label>
  );
}

/** What came of turning the switch; screen readers say the one that is shown. */
export function SwitchOutcome({ off, on }: { off: ReactNode; on: ReactNode }) {
  return (
    <div className="switch-outcome grid gap-0 ink" role="status">
      <p className="when-off">{off}</p>
      <p className="when-on">{on}</p>
    </div>
  );
}
