import type { ReactNode, Ref } from 'react';
import type { IconName } from '#shared/icon-name.ts';
import { Icon } from '../icon.tsx';

/** An inline message that stays, unlike a toast. `ref` lets it take the focus of what it replaces. */
export function Notice({
  icon = 'circle-check',
  isFailure = false,
  ref,
  children,
}: {
  icon?: IconName;
  isFailure?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div className={isFailure ? 'notice notice--failure' : 'notice'} role="status" tabIndex={-1} ref={ref}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
