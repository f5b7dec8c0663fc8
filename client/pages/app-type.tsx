import type { Head } from '../page.ts';

export function Page() {
  return (
    <div className="wrap section">
      <h1 tabIndex={-1}>App type</h1>
    </div>
  );
}

export function head(): Head {
  return { title: 'App type', description: 'App type', canonical: '/' };
}
