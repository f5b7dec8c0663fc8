import { data } from 'react-router-dom';
import type { Head } from '../page.ts';

export async function loader() {
  return data(null, { status: 404 });
}

export function Page() {
  return (
    <div className="wrap section">
      <h1 tabIndex={-1}>Page not found</h1>
    </div>
  );
}

export function head(): Head {
  return { title: 'Page not found', description: 'There is no page at this address.' };
}
