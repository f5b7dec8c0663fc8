import { useEffect, useRef, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { company } from '#content/company.ts';
import { HOME } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { readStored, store } from '../ui/stored.ts';
import { Layout } from './layout.tsx';

/** Shown when a page's code fails in the browser, or does not arrive, even from the server's own page. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    reportError(error);
    // After a release the code that this page knows may be gone; the server's page names what is there now.
    if (!import.meta.env.DEV && isFirstReload(pathname)) return location.reload();
    setShown(true);
  }, [error, pathname]);
  useEffect(() => {
    if (!isShown) return;
    document.title = `Something went wrong | ${company.name}`;
    heading.current?.focus({ preventScroll: true });
  }, [isShown]);

  // In development Vite's overlay says what is wrong.
  if (!isShown || import.meta.env.DEV) return null;
  return (
    <Layout>
      <div className="wrap section">
        <div className="band cta">
          <h1 tabIndex={-1} ref={heading}>
            Something went wrong
          </h1>
          <p className="lead">This page could not be shown. The connection may have dropped.</p>
          <p className="row">
            {/* Plain links: they ask the server, so that nothing that failed here is used again. */}
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

const RELOADED = 'reloaded';
/** After this a failure is another one, ms. */
const RELOAD_AGAIN = 60_000;

/** Whether the page at `path` was not reloaded just before; false, too, where the browser keeps no storage. */
function isFirstReload(path: string): boolean {
  const { [path]: at = 0 } = { ...(readStored(RELOADED) as Record<string, number> | undefined) };
  return Date.now() - at >= RELOAD_AGAIN && store(RELOADED, { [path]: Date.now() });
}
