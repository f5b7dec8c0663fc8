import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage } from './page-focus.ts';
import { RouteHead } from './route-head.tsx';

/** The path on show. It outlives the frame, which is built anew after a fault, and is unknown on the first load. */
let shownPath: string | undefined;

/** After a visit inside the site: the focus goes to the new page's heading, and its title is announced once. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = shownPath;
    shownPath = pathname;
    if (before !== undefined && before !== pathname) focusPage();
  }, [pathname]);

  return (
    <>
      <RouteHead onTitle={setAnnouncement} />
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {announcement}
      </p>
    </>
  );
}
