import { company } from '#content/company.ts';
import { HOME } from '#shared/paths.ts';
import markUrl from '../pictures/mark.svg?url';
import { AppLink } from '../ui/link/app-link.tsx';

/** The company's mark and name, leading home; named also where the header has no room for the name. */
export function Brand() {
  return (
    <AppLink className="beside target brand" to={HOME} aria-label={company.name}>
      <img src={markUrl} alt="" width="28" height="28" />
      <span className="brand__name">{company.name}</span>
    </AppLink>
  );
}
