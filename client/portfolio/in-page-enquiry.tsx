import '../ui/form/control.css';
import '../ui/form/form.css';
import { lazyPart } from '../ui/hydration/lazy-part.tsx';

/** Ends the page, so that its code is the last to be needed. */
export const InPageEnquiry = lazyPart(async () => (await import('./enquiry-form.tsx')).EnquiryForm);
