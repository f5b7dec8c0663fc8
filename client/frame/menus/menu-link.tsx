import { useLocation } from 'react-router-dom';
import { AppLink, type LinkProps } from '../../ui/link/app-link.tsx';

/**
 * A menu link that marks the current page (`aria-current`). With `isSection` it also marks, more weakly, the
 * section that the page belongs to.
 */
export function MenuLink({ isSection = false, ...props }: LinkProps & { isSection?: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname.toLowerCase() === props.to.toLowerCase();
  const current = isHere ? 'page' : isSection ? 'true' : undefined;
  return <AppLink {...props} aria-current={current} />;
}
