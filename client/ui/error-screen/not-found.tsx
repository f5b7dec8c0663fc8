import { notFound } from '#content/frame/not-found-copy.ts';
import { HOME } from '#shared/paths.ts';
import { AppLink, ButtonLink } from '../link/app-link.tsx';
import { ErrorScreen } from './error-screen.tsx';

/** The content of the 404 page; `suggestion` is the page whose address most resembles the requested one. */
export function NotFound({ suggestion }: { suggestion?: string | undefined }) {
  return (
    <ErrorScreen status={404} title={notFound.title} lead={notFound.lead}>
      {suggestion && (
        <p>
          {notFound.didYouMean} <AppLink to={suggestion}>{suggestion}</AppLink>?
        </p>
      )}
      <p className="row">
        <ButtonLink to={HOME}>Go to the home page</ButtonLink>
      </p>
    </ErrorScreen>
  );
}
