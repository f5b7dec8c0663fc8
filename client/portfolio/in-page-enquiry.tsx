import '../ui/form/control.css';
import '../ui/form/form.css';
import { type ComponentProps, lazy, Suspense } from 'react';

const EnquiryForm = lazy(async () => ({ default: (await import('./enquiry-form.tsx')).EnquiryForm }));

/** The server sends the form whole; its code comes after that of the page (`npm run size`), which it ends. */
export function InPageEnquiry(props: ComponentProps<typeof EnquiryForm>) {
  return (
    <Suspense>
      <EnquiryForm {...props} />
    </Suspense>
  );
}
