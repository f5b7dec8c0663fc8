import '../../ui/form/form.css';
import './application-page.css';
import { useEffect } from 'react';
import { redirectDocument, useLoaderData } from 'react-router-dom';
import { application as words } from '#content/careers/application-copy.ts';
import { type ApplicantView, isUnderWay } from '#shared/applicant.ts';
import type { RefusedForm } from '#shared/form-state.ts';
import { applicationPath, CAREER } from '#shared/paths.ts';
import type { Stage } from '#shared/stages.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { NotFound } from '../../ui/error-screen/not-found.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { ERROR_TITLE } from '../../ui/form/use-error-title.ts';
import { QuietLink } from '../../ui/link/app-link.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead } from '../../ui/page.ts';
import { storeApplied } from '../applied.tsx';
import { firstCallBy, longDate } from '../date-format.ts';
import { JobProse, JobSkills } from '../job/job-details.tsx';
import { Actions, hasForm, Problem } from './actions.tsx';
import { StageLine } from './stage-line.tsx';

type Done = keyof typeof words.done;
type Data = { applicant: ApplicantView; done?: Done; refused?: RefusedForm };

/** The data exists in the server-rendered document only: no API call returns it. */
export async function loader({ request, context }: LoaderArgs): Promise<Data> {
  const { applicant, form } = context;
  // In the browser there is no applicant: a visitor who navigates back here needs the document.
  if (!applicant) throw redirectDocument(request.url);
  const asked = new URL(request.url).searchParams.get('done') ?? '';
  const isDone = asked === 'withdraw' ? applicant.stage === 'withdrawn' : Object.hasOwn(words.done, asked);
  return {
    applicant,
    ...(isDone && { done: asked as Done }),
    ...(form?.state === 'refused' && { refused: form }),
  };
}

export function Page() {
  const data = useLoaderData<Data | null>();
  // The key is invalid; the server has responded with the 404 page.
  const received = data?.applicant.events[0];
  if (!received) return <NotFound />;
  return <Application {...data} callBy={firstCallBy(received.day)} />;
}

/** `callBy` is the day by which the first call is promised, in the format of the events' days. */
function Application({ applicant, callBy, done, refused }: Data & { callBy: string }) {
  const { key, reference, job, stage, events, sent, keptUntil } = applicant;
  const jobId = job?._id;
  // Covers visitors who applied without JavaScript or follow the link in the letter.
  useEffect(() => {
    if (jobId) storeApplied(jobId, isUnderWay(stage) ? { reference, link: applicationPath(key) } : undefined);
  }, [jobId, stage, reference, key]);
  const kept = (
    <>
      <time dateTime={keptUntil}>{longDate(keptUntil)}</time>
      <p className="note">{words.keptNote}</p>
    </>
  );
  return (
    <>
      <div className="band band--plain application__board">
        <div className="wrap stack gap-3">
          <p className="label">{words.title}</p>
          <h1 className="anywhere" tabIndex={-1}>
            {applicant.jobTitle}
          </h1>
          <p>
            {`${words.referenceLabel} `}
            <span className="mono ink application__reference">{reference}</span>
          </p>
          <StageLine stage={stage} events={events} callBy={callBy} />
        </div>
      </div>
      <div className="wrap split items-start application">
        <div className="grid gap-5 full">
          {done && <Notice id="done">{words.done[done]}</Notice>}
          {refused && !hasForm(stage, refused) && <Problem message={refused.message} />}
          <CurrentStage stage={stage} callBy={callBy} />
        </div>
        <div className="grid gap-5">
          <section aria-labelledby="held-title">
            <h2 className="title-2" id="held-title">
              {words.held}
            </h2>
            <DescriptionList
              className="rules ruled-end facts as-typed held above-4"
              items={[
                ...sent.map(({ label, value }) => [label, value || words.none] as const),
                [words.keptUntil, kept],
              ]}
            />
          </section>
          <details>
            <summary className="beside target mask semibold icon-fold">{words.opening}</summary>
            {job ? (
              <>
                <JobProse job={job} />
                <JobSkills job={job} />
              </>
            ) : (
              <p>{words.openingGone}</p>
            )}
          </details>
        </div>
        <aside className="frame frame--small raised box-5 grid gap-2 sticky" aria-labelledby="actions-title">
          <h2 className="title-2" id="actions-title">
            {words.actions}
          </h2>
          <Actions applicant={applicant} refused={refused} />
        </aside>
      </div>
    </>
  );
}

/** The current stage: who has the application, what comes next and when; after the end, other jobs. */
function CurrentStage({ stage, callBy }: { stage: Stage; callBy: string }) {
  const now: StageWords = words.stages[stage];
  const { facts, heardBy, notHeard } = words;
  return (
    <section className="frame frame--small raised box-5 stack gap-3" aria-labelledby="state-title">
      {/* Hidden visually: sighted visitors read it as the last station of the line above. */}
      <h2 className="visually-hidden" id="state-title">
        {now.name}
      </h2>
      <p className="lead wide ink">{now.text}</p>
      {now.who && (
        <DescriptionList
          className="grid cols-3 text-s ruled application__facts whole above-3 inset-5"
          items={[
            [facts.who, now.who],
            [facts.next, now.next],
            [
              facts.when,
              now.when ?? (
                <>
                  <strong>{heardBy(longDate(callBy))}</strong>
                  {` ${notHeard.before} `}
                  <a href={`mailto:${notHeard.email}`}>{notHeard.email}</a>
                  {` ${notHeard.after}`}
                </>
              ),
            ],
          ]}
        />
      )}
      {['declined', 'withdrawn'].includes(stage) && <QuietLink to={CAREER}>{words.jobs}</QuietLink>}
    </section>
  );
}

type StageWords = { name: string; text: string; who?: string; next?: string; when?: string };

export function head({ data }: HeadArgs<Data | undefined>): Head {
  const title = data?.done ? words.doneTitle[data.done] : words.title;
  return pageHead({ title: data?.refused ? ERROR_TITLE + title : title, description: words.description });
}
