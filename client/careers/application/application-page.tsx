import '../../ui/card.css';
import '../../ui/panel.css';
import './application-page.css';
import { useLoaderData } from 'react-router-dom';
import { application as words } from '#content/careers/application-copy.ts';
import { company } from '#content/company.ts';
import type { ApplicantAction, ApplicantView } from '#shared/applicant.ts';
import type { FormState } from '#shared/form-state.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { ERROR_TITLE } from '../../ui/form/use-error-title.ts';
import { NotFound } from '../../ui/not-found.tsx';
import type { Head, HeadArgs, LoaderArgs } from '../../ui/page.ts';
import { dayInWords } from '../day-in-words.ts';
import { JobProse } from '../job/job-details.tsx';
import { Actions } from './actions.tsx';
import { HeldFields } from './held-fields.tsx';

type Refused = Extract<FormState, { state: 'refused' }>;
type Data = { applicant: ApplicantView; done?: keyof typeof words.done; refused?: Refused };

/** The data exists in the server-rendered document only: no API call returns it. */
export async function loader({ request, context }: LoaderArgs): Promise<Data> {
  const { applicant, form } = context;
  if (!applicant) {
    // On client navigation back to this page the document is loaded again.
    if (!import.meta.env.SSR) location.assign(request.url);
    return new Promise(() => {});
  }
  const asked = new URL(request.url).searchParams.get('done') as ApplicantAction | null;
  const isDone = (asked === 'withdraw' && applicant.stage === 'withdrawn') || asked === 'replace';
  return {
    applicant,
    ...(isDone && { done: asked }),
    ...(form?.state === 'refused' && { refused: form }),
  };
}

export function Page() {
  const data = useLoaderData<Data | null>();
  // For an invalid key the server has sent the 404 page.
  return data ? <Application {...data} /> : <NotFound />;
}

function Application({ applicant, done, refused }: Data) {
  const stage = words.stages[applicant.stage];
  return (
    <div className="wrap section application">
      <div className="application__top">
        <p className="label">{words.title}</p>
        <h1 className="interior" tabIndex={-1}>
          {applicant.jobTitle}
        </h1>
        <p className="application__reference">
          {words.referenceLabel} <span className="mono">{applicant.reference}</span>
        </p>
      </div>
      <div className="application__main">
        {done && <Notice>{words.done[done]}</Notice>}
        <section className="panel application__state" aria-labelledby="state-title">
          <h2 id="state-title">{stage.name}</h2>
          <p>{stage.text}</p>
          <History events={applicant.events} />
        </section>
        <section aria-labelledby="held-title">
          <h2 id="held-title">{words.held}</h2>
          <HeldFields applicant={applicant} />
        </section>
        <details className="application__opening">
          <summary>{words.opening}</summary>
          {applicant.job ? <JobProse job={applicant.job} /> : <p>{words.openingGone}</p>}
        </details>
      </div>
      <aside className="card application__aside" aria-labelledby="actions-title">
        <h2 id="actions-title">{words.actions}</h2>
        <Actions applicant={applicant} refused={refused} />
      </aside>
    </div>
  );
}

/** Oldest first, so that the last line is the current stage. */
function History({ events }: { events: ApplicantView['events'] }) {
  return (
    <>
      <h3 className="visually-hidden">{words.history}</h3>
      <ol className="history">
        {events.map(({ what, day }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and days repeat
          <li key={index} aria-current={index === events.length - 1 ? 'step' : undefined}>
            <span className="history__what">{words.stages[what].name}</span>{' '}
            <time dateTime={day}>{dayInWords(day)}</time>
          </li>
        ))}
      </ol>
    </>
  );
}

export function head({ data }: HeadArgs<Data | undefined>): Head {
  const title = `${words.title} | ${company.name}`;
  return { title: data?.refused ? ERROR_TITLE + title : title, description: words.description };
}
