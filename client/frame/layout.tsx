import { type ReactNode, useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { ProgressLine } from '../ui/progress-line/progress-line.tsx';
import { ToastProvider } from '../ui/toasts/toasts.tsx';
import { SiteHeader } from './menus/site-header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Header, footer, announcer and toasts around a route, or around what replaces it. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  // Tells early-clicks.ts that the page is hydrated.
  useEffect(() => document.getElementById('root')?.removeAttribute('data-waiting'), []);
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
      <ScrollRestoration />
    </ToastProvider>
  );
}

function NavigationProgress() {
  return <ProgressLine isShown={useNavigation().state !== 'idle'} />;
}
