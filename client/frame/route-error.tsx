import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { company } from '#content/company.ts';
import { HOME } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { readStored, store } from '../ui/kept/stored.ts';
import { Layout } from './layout.tsx';

/** Shown when a page's code fails in the browser, or fails to load, even after a reload. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    reportError(error);
    // After a release the code that this page refers to may be gone; a reload refers to the new one. Offline
    // it would end on the browser's own error page.
    if (!import.meta.env.DEV && navigator.onLine && isFirstReload(pathname)) return location.reload();
    setShown(true);
  }, [error, pathname]);

  // In development Vite's overlay says what is wrong.
  if (!isShown || import.meta.env.DEV) return null;
  return (
    <Layout>
      <div className="wrap section">
        <div className="band cta">
          <h1 tabIndex={-1} ref={announce}>
            Something went wrong
          </h1>
          <p className="lead">This page could not be shown. The connection may have dropped.</p>
          <p className="row">
            {/* Plain links: the server's page uses nothing of what failed here. */}
            <a className="button" href={`${pathname}${search}`}>
              <Icon name="rotate-ccw" />
              Reload this page
            </a>{' '}
            <a className="button button--quiet" href={HOME}>
              Go to the home page
            </a>
          </p>
          <p className="note">
            If it happens again, write to <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        </div>
      </div>
    </Layout>
  );
}

/** Ref callback of the heading: titles the document, whose page has no head, and takes the focus. */
function announce(heading: HTMLElement | null) {
  if (!heading) return;
  document.title = `Something went wrong | ${company.name}`;
  heading.focus({ preventScroll: true });
}

const RELOADED = 'reloaded';
/** A failure later than this is a new one, ms. */
const RELOAD_AGAIN = 60_000;

/** Whether `path` was not just reloaded. False without storage, or it might reload for ever. */
function isFirstReload(path: string): boolean {
  const { [path]: at = 0 } = { ...(readStored(RELOADED) as Record<string, number> | undefined) };
  return Date.now() - at >= RELOAD_AGAIN && store(RELOADED, { [path]: Date.now() });
}
