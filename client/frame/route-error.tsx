import { useEffect, useRef, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { company } from '#content/company.ts';
import { HOME } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLayout } from './layout.tsx';

/** The router keeps the failure of a page's code, and gives it again to whoever comes again. */
const shown = new Set<unknown>();

/** Shown when a page's code fails in the browser, or does not arrive: the way out is a fresh page from the server. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isShownAgain] = useState(() => shown.has(error));

  useEffect(() => {
    if (isShownAgain) return location.reload();
    shown.add(error);
    reportError(error);
    document.title = `Something went wrong | ${company.name}`;
    heading.current?.focus({ preventScroll: true });
  }, [error, isShownAgain]);

  // Vite's overlay says what is wrong.
  if (import.meta.env.DEV) return null;
  return (
    <PageLayout>
      <div className="wrap section">
        <div className="band cta">
          <h1 className="interior" tabIndex={-1} ref={heading}>
            Something went wrong
          </h1>
          <p className="lead">
            This page could not be shown. The connection may have dropped, or the site was updated while you
            were reading.
          </p>
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
    </PageLayout>
  );
}
