import './rebrand.css';
import type { Rebrand as RebrandWords } from '#content/services/web-types/web-type-copy.ts';
import { Evidence } from '../../ui/drawing/evidence.tsx';
import { StateSwitch, SwitchOutcome } from '../state-switch.tsx';
import { ScreenMock } from './screen-mock.tsx';

/** A change of tokens, and a screen in both themes to which a switch applies it. */
export function Rebrand({ of }: { of: RebrandWords }) {
  return (
    <div className="section section--flush">
      <div className="wrap split split--wide-end gap-5 switched rebrand">
        <Evidence of={of} />
        <div className="grid gap-4">
          <StateSwitch>{of.turn}</StateSwitch>
          <div className="grid gap-4 always-cols-2">
            <ScreenMock screen={of.screen} shows="live" className="rebrand__light" />
            <ScreenMock screen={of.screen} shows="live" className="rebrand__dark" />
          </div>
          <SwitchOutcome off={of.before} on={of.after} />
        </div>
      </div>
    </div>
  );
}
