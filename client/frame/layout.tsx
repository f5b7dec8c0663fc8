import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { ToastProvider } from '../ui/toasts/toasts.tsx';
import { BackToTop } from './back-to-top.tsx';
import { SiteHeader } from './menus/site-header.tsx';
import { ProgressLine } from './progress-line.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Around every route: header, footer, and above them the announcer and the toasts; spec.md section 2. */
export function Layout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The layout around anything, for what stands in place of a route. */
export function Frame({ children }: { children: ReactNode }) {
  const isStill = (useMatches().at(-1)?.handle as { id: string } | undefined)?.id === 'fault';
  return (
    <ToastProvider>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <ProgressLine />
      <SiteHeader isStill={isStill} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <BackToTop />
      <RouteAnnouncer />
      <ScrollRestoration />
    </ToastProvider>
  );
}
