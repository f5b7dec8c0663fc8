import type { ComponentProps, ComponentPropsWithRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { CONTACT } from '#shared/paths.ts';
import { Icon } from '../icon.tsx';
import { isPlainClick } from './plain-click.ts';
import { prefetchPage } from './prefetch.ts';

type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'viewTransition'> & {
    /** An address of `shared/paths.ts`, from the root. */
    to: string;
  };

/**
 * A link inside the site. The page's code is prefetched on hover and focus. All paths are absolute, so the router's
 * resolution of relative links is skipped: a page has a hundred links.
 */
export function AppLink({ to, preventScrollReset, replace, viewTransition, ...anchor }: AppLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...anchor}
      href={to}
      onPointerEnter={(event) => {
        prefetchPage(to);
        anchor.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchPage(to);
        anchor.onFocus?.(event);
      }}
      onClick={(event) => {
        anchor.onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = location;
        navigate(to, {
          preventScrollReset: preventScrollReset ?? false,
          viewTransition: viewTransition ?? false,
          // As browsers do: a link to the current page adds no history entry.
          replace: replace ?? to === pathname + search + hash,
        });
      }}
    />
  );
}

/** A link whose arrow moves under the mouse: a button, a text link or the title of a card, by its class. */
export function ArrowLink({ children, ...link }: ComponentProps<typeof AppLink>) {
  return (
    <AppLink {...link}>
      {children} <Icon name="arrow-right" className="icon--move" />
    </AppLink>
  );
}

/** The button that leads to the contact form; `quiet` where the band has a filled one already. */
export function GetStarted({
  children = 'Get Started',
  quiet = false,
}: {
  children?: string;
  quiet?: boolean;
}) {
  return (
    <ArrowLink className={quiet ? 'button button--quiet' : 'button'} to={CONTACT}>
      {children}
    </ArrowLink>
  );
}
