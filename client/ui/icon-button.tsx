import type { ComponentProps } from 'react';
import type { IconName } from '#content/icon-name.ts';
import { Icon } from './icon.tsx';

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string; isLarge?: boolean };

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({ icon, label, isLarge = false, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} {...button}>
      <Icon name={icon} {...(isLarge && { className: 'icon--large' })} />
    </button>
  );
}
