import { type ComponentProps, lazy, Suspense } from 'react';

const LateForeignNumber = lazy(async () => ({
  default: (await import('./foreign-number.tsx')).ForeignNumber,
}));

/** What few visitors see: the server sends it whole, and to scripts it comes when it is needed (`npm run size`). */
export function ForeignNumber(props: ComponentProps<typeof LateForeignNumber>) {
  return (
    <Suspense>
      <LateForeignNumber {...props} />
    </Suspense>
  );
}
