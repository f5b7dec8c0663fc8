import { relayTrial } from '#content/products/module-trials.ts';
import { Option, Saying } from '../ui/pick/option.tsx';

export function RelayTrial() {
  return (
    <div className="trial box-4 grid gap-4">
      <div className="row gap-2">
        <Option kind="checkbox" name="relay-in1" knownAs="is-relay">
          {relayTrial.press}
        </Option>
      </div>
      <Saying
        states={[
          { shownBy: 'relay-on', words: relayTrial.on },
          { shownBy: 'relay-off', words: relayTrial.off },
        ]}
      />
    </div>
  );
}
