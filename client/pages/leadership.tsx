import type { Head } from '../page.ts';

export function Page() {
  return (
    <div className="wrap section">
      <h1 tabIndex={-1}>Leadership</h1>
    </div>
  );
}

export function head(): Head {
  return { title: 'Leadership', description: 'Leadership', canonical: '/' };
}
