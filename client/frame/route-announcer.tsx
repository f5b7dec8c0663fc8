import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage } from './page-focus.ts';
import { RouteHead } from './route-head.tsx';

/** The entry on show. It outlives the frame, which is built anew after a fault, and is unknown on the first load. */
let shown: { key: string; pathname: string } | undefined;

/** After a visit inside the site: the focus goes to the new page's heading, and its title is announced once. */
export function RouteAnnouncer() {
  const { key, pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = shown;
    shown = { key, pathname };
    if (!before || before.key === key) return;
    // A link to the page it is on, such as one of the menu's, leads to its top; a filter leads nowhere.
    const isInPage = document.querySelector('main')?.contains(document.activeElement);
    if (before.pathname !== pathname || !isInPage) focusPage();
  }, [key, pathname]);

  return (
    <>
      <RouteHead onTitle={setAnnouncement} />
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {announcement}
      </p>
    </>
  );
}
