import '../../ui/form/control.css';
import '../../ui/form/form.css';
import '../../ui/form/outcome.css';
import { lazyPart } from '../../ui/hydration/lazy-part.tsx';

/** The form where it stands in the page; until its code is there, the browser posts it by itself. */
export const InPageForm = lazyPart(async () => (await import('./application-form.tsx')).ApplicationForm);
