import './state-switch.css';
import type { ReactNode } from 'react';

/**
 * A switch that CSS reacts to (`:has(:checked)`), so it works before hydration and without scripts. Within
 * the closest `.switched`, `when-off` elements are shown while it is off, `when-on` elements while it is on.
 */
export function StateSwitch({ children }: { children: ReactNode }) {
  return (
    <label className="beside gap-3 target semibold ink state-switch">
      <input type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

/** The effect of the switch; a live region, so screen readers announce the shown one. */
export function SwitchOutcome({ off, on }: { off: ReactNode; on: ReactNode }) {
  return (
    <div className="inset-3 ruled text-s ink" role="status">
      <p className="when-off wide balance runs-in">{off}</p>
      <p className="when-on wide balance runs-in">{on}</p>
    </div>
  );
}
