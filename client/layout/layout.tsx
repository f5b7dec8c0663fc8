import { Outlet, ScrollRestoration } from 'react-router-dom';

export function Layout() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
