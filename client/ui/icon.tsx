import type { IconName } from '#content/icon-name.ts';
import iconsUrl from '../pictures/icons.svg?url';

/** An icon beside words that say the same, so assistive technology ignores it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
