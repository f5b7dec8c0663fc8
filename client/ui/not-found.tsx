import type { ReactNode } from 'react';
import { notFound } from '#content/frame/not-found-copy.ts';
import { HOME } from '#shared/paths.ts';
import { DeadEnd } from './dead-end/dead-end.tsx';
import { AppLink } from './link/app-link.tsx';

/** The content of the 404 page; `hint` stands below its lead. */
export function NotFound({ hint }: { hint?: ReactNode }) {
  return (
    <DeadEnd status={404} title={notFound.title} lead={notFound.lead}>
      {hint}
      <p className="row">
        <AppLink className="button" to={HOME}>
          Go to the home page
        </AppLink>
      </p>
    </DeadEnd>
  );
}
