import './form.css';
import type { ComponentProps } from 'react';
import type { IconName } from '#shared/icon-name.ts';
import { Icon } from '../icon.tsx';

/** The ref of a notice about something that was not done beside it. */
export const bringIntoView = (notice: Element | null) => notice?.scrollIntoView({ block: 'nearest' });

type NoticeProps = ComponentProps<'div'> & { icon?: IconName; isFailure?: boolean };

/** An inline message that stays, unlike a toast. `ref` lets it take the focus of what it replaces. */
export function Notice({ icon = 'circle-check', isFailure = false, children, ...box }: NoticeProps) {
  return (
    <div className={isFailure ? 'notice notice--failure' : 'notice'} role="status" tabIndex={-1} {...box}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
