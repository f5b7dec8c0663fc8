import { Link, type LinkProps } from 'react-router-dom';
import { prefetchPage } from '../prefetch.ts';

/** A link inside the site. The page's code is fetched when the pointer or the focus comes near, before the click. */
export function AppLink(props: LinkProps) {
  const { to, onPointerEnter, onFocus } = props;
  const prefetch = () => prefetchPage(typeof to === 'string' ? to : (to.pathname ?? ''));
  return (
    <Link
      {...props}
      onPointerEnter={(event) => {
        prefetch();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch();
        onFocus?.(event);
      }}
    />
  );
}
