import '../../ui/form/control.css';
import '../../ui/form/form.css';
import '../../ui/form/outcome.css';
import { type ComponentProps, lazy, Suspense } from 'react';

const ApplicationForm = lazy(async () => ({
  default: (await import('./application-form.tsx')).ApplicationForm,
}));

/**
 * The form where it stands in the page. The server sends it whole; its code comes after that of the page, which most
 * visitors only read (`npm run size`), and until then the browser posts it by itself.
 */
export function InPageForm(props: ComponentProps<typeof ApplicationForm>) {
  return (
    <Suspense>
      <ApplicationForm {...props} />
    </Suspense>
  );
}
