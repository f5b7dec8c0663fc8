import { useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { anyFault, anyNextStep, nextSteps } from '#content/frame/error-page-copy.ts';
import type { Fault } from '#shared/fault.ts';
import { CONTACT, HOME } from '#shared/paths.ts';
import { ErrorScreen } from '../ui/error-screen/error-screen.tsx';
import { ButtonLink, QuietLink } from '../ui/link/app-link.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead } from '../ui/page.ts';

/** Runs on the server only, which says what went wrong. */
export async function loader({ context }: LoaderArgs): Promise<Fault> {
  return context.fault ?? { status: 500, message: anyFault };
}

/** Never hydrated, so all of it works as plain links. */
export function Page() {
  const { status, message, reference } = useLoaderData<typeof loader>();
  return (
    <ErrorScreen status={status} title={message} lead={nextSteps[status] ?? anyNextStep}>
      {reference && (
        <p>
          Reference: <strong className="mono">{reference}</strong>
        </p>
      )}
      <p className="row">
        <ButtonLink to={HOME}>Go to the home page</ButtonLink> <QuietLink to={CONTACT}>Contact us</QuietLink>
      </p>
      <p className="note">
        Or write to <a href={`mailto:${company.email}`}>{company.email}</a>.
      </p>
    </ErrorScreen>
  );
}

export function head({ data }: HeadArgs<Fault>): Head {
  return pageHead({ title: data.message, description: data.message });
}
