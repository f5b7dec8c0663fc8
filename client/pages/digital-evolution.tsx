import type { Head } from '../page.ts';

export function Page() {
  return (
    <div className="wrap section">
      <h1 tabIndex={-1}>Digital evolution</h1>
    </div>
  );
}

export function head(): Head {
  return { title: 'Digital evolution', description: 'Digital evolution', canonical: '/' };
}
