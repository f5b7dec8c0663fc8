import './state-switch.css';
import type { ReactNode } from 'react';

/**
 * A switch whose page answers through CSS (`:has(:checked)`), so that it works before scripts and without them. What
 * carries the class `when-off` is shown while it is off, `when-on` while it is on, within the closest `.switched`.
 */
export function StateSwitch({ children }: { children: ReactNode }) {
  return (
    <label className="beside gap-3 target semibold ink state-switch">
      <input type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

/** What came of turning the switch; screen readers say the one that is shown. */
export function SwitchOutcome({ off, on }: { off: ReactNode; on: ReactNode }) {
  return (
    <div className="inset-3 ruled text-s ink" role="status">
      <p className="when-off wide">{off}</p>
      <p className="when-on wide">{on}</p>
    </div>
  );
}
