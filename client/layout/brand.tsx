import { company } from '#content/company.ts';
import { HOME } from '#shared/paths.ts';
import { AppLink } from '../components/app-link.tsx';
import markUrl from '../pictures/mark.svg?url';

/** The company's mark and name, leading home. */
export function Brand() {
  return (
    <AppLink className="brand" to={HOME}>
      <img src={markUrl} alt="" width="28" height="28" />
      <span className="brand__name">{company.name}</span>
    </AppLink>
  );
}
