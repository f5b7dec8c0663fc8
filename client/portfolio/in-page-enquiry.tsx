import '../ui/form/control.css';
import '../ui/form/form.css';
import type { ComponentProps } from 'react';
import { firstAction } from '../ui/hydration/first-action.ts';
import { HydrationSignal } from '../ui/hydration/hydration-signal.tsx';
import { lazyPart } from '../ui/hydration/lazy-part.tsx';

const enquiryPart = () => document.getElementById('enquiry');

/** Ends the page, so that its code is the last to be needed: nobody comes to it without a first action. */
export const InPageEnquiry = lazyPart(async () => {
  await firstAction();
  const { EnquiryForm } = await import('./enquiry-form.tsx');
  return (props: ComponentProps<typeof EnquiryForm>) => (
    <>
      <EnquiryForm {...props} />
      <HydrationSignal of={enquiryPart} />
    </>
  );
});
