import type { ComponentProps } from 'react';
import { PHONE_REQUIRED } from '#shared/replies.ts';
import { lazyPart } from '../hydration/lazy-part.tsx';

const Hint = lazyPart(async () => (await import('./foreign-number-hint.tsx')).ForeignNumberHint);

type Props = ComponentProps<typeof Hint> & {
  /** The field's error; the hint is of no use to someone who has typed no number. */
  problem: string | undefined;
};

/** The hint for visitors without an Indian number; few see it, so its code is loaded on demand. */
export function ForeignNumber({ problem, ...props }: Props) {
  return !problem || problem === PHONE_REQUIRED ? null : <Hint {...props} />;
}
