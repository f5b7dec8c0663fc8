import './rebrand.css';
import type { Rebrand as RebrandWords } from '#content/services/web-types/web-type-copy.ts';
import { Evidence } from '../../ui/drawing/evidence.tsx';
import { StateSwitch, SwitchOutcome } from '../state-switch.tsx';
import { ScreenMock } from './screen-mock.tsx';

/** A change of tokens across the page, and a screen in both themes to which a switch applies it. */
export function Rebrand({ of }: { of: RebrandWords }) {
  return (
    <div className="grid gap-0 always-cols-2 switched rebrand">
      {['light', 'dark'].map((theme) => (
        <div key={theme} className={`rebrand__half rebrand__half--${theme}`}>
          <ScreenMock screen={of.screen} shows="live" className="raised" />
        </div>
      ))}
      <div className="full grid gap-4 frame frame--padded rebrand__change">
        <StateSwitch>{of.turn}</StateSwitch>
        <Evidence of={of} />
        <SwitchOutcome off={of.before} on={of.after} />
      </div>
    </div>
  );
}
