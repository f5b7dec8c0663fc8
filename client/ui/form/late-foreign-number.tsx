import type { ComponentProps } from 'react';
import { PHONE_REQUIRED } from '#shared/replies.ts';
import { loadedLater } from '../loaded-later.tsx';

const LateForeignNumber = loadedLater(async () => (await import('./foreign-number.tsx')).ForeignNumber);

type Props = ComponentProps<typeof LateForeignNumber> & {
  /** What is said of the field; nobody needs this who has given no number. */
  problem: string | undefined;
};

/** Few visitors see it. */
export function ForeignNumber({ problem, ...props }: Props) {
  return !problem || problem === PHONE_REQUIRED ? null : <LateForeignNumber {...props} />;
}
