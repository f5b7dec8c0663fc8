import '../../ui/form/control.css';
import '../../ui/form/form.css';
import '../../ui/form/outcome.css';
import { lazyPart } from '../../ui/hydration/lazy-part.tsx';

/** The form as part of the page; until its code has loaded, the browser submits it natively. */
export const InPageForm = lazyPart(async () => (await import('./application-form.tsx')).ApplicationForm);
