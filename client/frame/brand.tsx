import { company } from '#content/company.ts';
import { HOME } from '#shared/paths.ts';
import markUrl from '../pictures/mark.svg?url';
import { AppLink } from '../ui/link/app-link.tsx';

/** The company's logo and name, a link to home; it has its label even where the name does not fit. */
export function Brand() {
  return (
    <AppLink className="beside target brand" to={HOME} aria-label={company.name}>
      <img src={markUrl} alt="" width="28" height="28" />
      <span className="brand__name">{company.name}</span>
    </AppLink>
  );
}
