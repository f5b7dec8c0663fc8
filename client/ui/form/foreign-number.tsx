import type { ComponentProps } from 'react';
import { PHONE_REQUIRED } from '#shared/replies.ts';
import { lazyPart } from '../hydration/lazy-part.tsx';

const Hint = lazyPart(async () => (await import('./foreign-number-hint.tsx')).ForeignNumberHint);

type Props = ComponentProps<typeof Hint> & {
  /** Whether a number that does not fit was typed or pasted. */
  isTyped: boolean;
  /** The field's error; the hint is of no use to someone who has typed no number. */
  problem: string | undefined;
};

/** The hint for visitors without an Indian number; few see it, so its code is loaded on demand. */
export function ForeignNumber({ isTyped, problem = PHONE_REQUIRED, ...props }: Props) {
  return isTyped || problem !== PHONE_REQUIRED ? <Hint {...props} /> : null;
}
