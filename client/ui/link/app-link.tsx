import type { ComponentProps, ComponentPropsWithRef, MouseEvent } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { CONTACT } from '#shared/paths.ts';
import { Icon } from '../icon.tsx';
import { prefersReducedMotion } from '../use-media.ts';
import { withTimeout } from '../with-timeout.ts';

type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  Pick<NavigateOptions, 'preventScrollReset' | 'viewTransition'> & {
    /** A path of `shared/paths.ts`, absolute. */
    to: string;
  };

/**
 * A link inside the site. The page's code is prefetched on hover and focus. All paths are absolute, so the router's
 * resolution of relative links is skipped: a page has a hundred links.
 */
export function AppLink({ to, preventScrollReset, viewTransition, ...anchor }: AppLinkProps) {
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
          viewTransition: viewTransition === true && !prefersReducedMotion(),
          // As browsers do: a link to the current page adds no history entry.
          replace: to === pathname + search + hash,
        });
      }}
    />
  );
}

/** A link with an arrow that moves on hover: a text link, or by its class a button or a card's title. */
export function ArrowLink({ children, ...link }: LinkProps) {
  return (
    <TextLink {...link}>
      {children} <Icon name="arrow-right" className="icon--move" />
    </TextLink>
  );
}

/** The button that leads to the contact form; `quiet` if the band already has a filled one. */
export function GetStarted({ children, quiet = false }: { children: string; quiet?: boolean }) {
  return (
    <ArrowLink className={quiet ? 'button button--quiet' : 'button'} to={CONTACT}>
      {children}
    </ArrowLink>
  );
}

export type LinkProps = ComponentProps<typeof AppLink>;

/** A text link without a frame. */
export const TextLink = (link: LinkProps) => <AppLink className="text-link" {...link} />;

/** A text link with an arrow drawn by CSS, which keeps the HTML shorter. */
export const MoreLink = (link: LinkProps) => <AppLink className="text-link icon-after" {...link} />;

export const ButtonLink = (link: LinkProps) => <AppLink className="button" {...link} />;

export const QuietLink = (link: LinkProps) => <AppLink className="button button--quiet" {...link} />;

/** Whether a click means "open here", not "in a new tab" or "save": only such a click may be handled by a script. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** If a dialog takes longer to load, its link is followed instead; ms. */
const DIALOG_TIMEOUT = 4000;

/** Opens a dialog whose code loads when its link is pressed; follows the link where that code fails or hangs. */
export async function openByLink<T>(
  event: MouseEvent<HTMLAnchorElement>,
  load: () => Promise<T>,
  open: (loaded: T) => void,
): Promise<void> {
  event.preventDefault();
  const link = event.currentTarget;
  try {
    const loaded = await withTimeout(load(), DIALOG_TIMEOUT);
    // On close, the browser restores the focus to this link; Safari does not focus a clicked link.
    link.focus();
    open(loaded);
  } catch {
    // Visitors who have left meanwhile are not redirected.
    if (link.isConnected) location.assign(link.href);
  }
}

/**
 * Prefetches the code of a page; if that fails, the visit fetches it again. Set by entry-client, which knows
 * the routes; components must not import them.
 */
let prefetchPage: (path: string) => void = () => {};

export function setPrefetch(implementation: typeof prefetchPage): void {
  prefetchPage = implementation;
}
