import type { ComponentProps } from 'react';
import { STAGE_WORDS } from '#content/desk/desk-copy.ts';
import { STAGES } from '#shared/stages.ts';

/** A choice of stages; `all` is the choice of none. */
export function StageSelect({ all, ...props }: ComponentProps<'select'> & { all?: string }) {
  return (
    <select className="control control--small" name="stage" {...props}>
      {all && <option value="">{all}</option>}
      {STAGES.map((stage) => (
        <option key={stage} value={stage}>
          {STAGE_WORDS[stage]}
        </option>
      ))}
    </select>
  );
}
