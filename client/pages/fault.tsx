import type { Head } from '../page.ts';

export function Page() {
  return (
    <div className="wrap section">
      <h1 tabIndex={-1}>Fault</h1>
    </div>
  );
}

export function head(): Head {
  return { title: 'Fault', description: 'Fault', canonical: '/' };
}
