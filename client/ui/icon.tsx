import iconsUrl from '../pictures/icons.svg?url';

/** A drawing beside words that say the same; assistive technology passes it by. `name` is a symbol of icons.svg. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
