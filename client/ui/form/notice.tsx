import type { ReactNode, Ref } from 'react';
import type { IconName } from '#shared/icon-name.ts';
import { Icon } from '../icon.tsx';

/** The ref of a notice about something that was not done beside it. */
export const bringIntoView = (notice: Element | null) => notice?.scrollIntoView({ block: 'nearest' });

/** An inline message that stays, unlike a toast. `ref` lets it take the focus of what it replaces. */
export function Notice({
  icon = 'circle-check',
  isFailure = false,
  id,
  ref,
  children,
}: {
  icon?: IconName;
  isFailure?: boolean;
  /** To be led to. */
  id?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div
      className={isFailure ? 'notice notice--failure' : 'notice'}
      role="status"
      tabIndex={-1}
      id={id}
      ref={ref}
    >
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
