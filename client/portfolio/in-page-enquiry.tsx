import '../ui/form/control.css';
import '../ui/form/form.css';
import { loadedLater } from '../ui/loaded-later.tsx';

/** Ends the page, so that its code is the last to be needed. */
export const InPageEnquiry = loadedLater(async () => (await import('./enquiry-form.tsx')).EnquiryForm);
