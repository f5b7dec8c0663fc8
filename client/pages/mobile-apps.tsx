import type { Head } from '../page.ts';

export function Page() {
  return (
    <div className="wrap section">
      <h1 tabIndex={-1}>Mobile app development</h1>
    </div>
  );
}

export function head(): Head {
  return { title: 'Mobile app development', description: 'Mobile app development', canonical: '/' };
}
