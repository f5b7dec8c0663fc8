import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { HydrationSignal } from '../ui/hydration/hydration-signal.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { ToastProvider } from '../ui/toasts/toasts.tsx';
import { SiteHeader } from './menus/site-header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Around every route. */
export function Layout() {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

/** Header, footer, announcer and toasts around a route, or around what stands in place of one. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <a className="skip-link on-screen" href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <RouteAnnouncer />
      <HydrationSignal />
      <ScrollRestoration />
    </ToastProvider>
  );
}

function NavigationProgress() {
  return <ProgressLine isShown={useNavigation().state !== 'idle'} />;
}
