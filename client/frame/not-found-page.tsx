import { data, useLocation } from 'react-router-dom';
import { notFound } from '#content/frame/not-found-copy.ts';
import { NotFound } from '../ui/error-screen/not-found.tsx';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { pageHead } from '../ui/page.ts';
import { suggestPage } from './suggest-page.ts';

export async function loader() {
  return data(null, { status: 404 });
}

export function Page() {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  // The server sends one page for all unknown addresses: only the browser knows which one was requested.
  return <NotFound suggestion={hydrated ? suggestPage(pathname) : undefined} />;
}

export const head = () => pageHead(notFound);
