import '../ui/form/control.css';
import '../ui/form/form.css';
import { firstAction } from '../ui/hydration/first-action.ts';
import { lazyPart } from '../ui/hydration/lazy-part.tsx';

/** Ends the page, so that its code is the last to be needed: nobody comes to it without a first action. */
export const InPageEnquiry = lazyPart(async () => {
  await firstAction();
  return (await import('./enquiry-form.tsx')).EnquiryForm;
}, 'enquiry');
