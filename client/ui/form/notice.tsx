import './form.css';
import type { ComponentProps } from 'react';
import type { IconName } from '#content/icon-name.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';

/** Ref callback that scrolls a notice into view if it appears away from what caused it. */
export const bringIntoView = (notice: Element | null) => notice?.scrollIntoView({ block: 'nearest' });

type NoticeProps = ComponentProps<'div'> & {
  icon?: IconName;
  isFailure?: boolean;
  /** Adds a button that closes it. */
  onDismiss?: () => void;
};

/** An inline message that stays, unlike a toast. `ref` lets it take the focus of what it replaces. */
export function Notice(props: NoticeProps) {
  const { icon = 'circle-check', isFailure = false, onDismiss, children, ...box } = props;
  return (
    <div
      className={isFailure ? 'pair notice notice--failure' : 'pair notice'}
      role="status"
      tabIndex={-1}
      {...box}
    >
      <Icon name={icon} />
      <div>{children}</div>
      {onDismiss && (
        <IconButton icon="x" className="icon-button--bare" label="Close message" onClick={onDismiss} />
      )}
    </div>
  );
}
