import './stage-line.css';
import { application as words } from '#content/careers/application-copy.ts';
import { type ApplicantView, isUnderWay } from '#shared/applicant.ts';
import type { Stage } from '#shared/stages.ts';
import { longDate } from '../date-format.ts';

/** The usual stages after the first, shown as still to come. */
const USUAL_STAGES = ['reviewing', 'interview', 'offer'] as const;

type StageLineProps = Pick<ApplicantView, 'stage' | 'events'> & { callBy: string };

/** One trace with a pad for each past event, oldest first, and for each stage still to come. */
export function StageLine({ stage, events, callBy }: StageLineProps) {
  const reached = (USUAL_STAGES as readonly Stage[]).indexOf(stage);
  const ahead = isUnderWay(stage) ? USUAL_STAGES.slice(reached + 1) : [];
  return (
    <ol className="grid gap-0 text-s vias stage-line whole above-5" aria-label={words.line}>
      {events.map(({ what, day }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and days repeat
        <li key={index} aria-current={index === events.length - 1 ? 'step' : undefined}>
          <strong>{words.stages[what].name}</strong> <br />
          <time dateTime={day}>{longDate(day)}</time>
        </li>
      ))}
      {ahead.map((at) => (
        <li key={at} className="stage-line__ahead">
          <span className="visually-hidden">{words.ahead}: </span>
          <strong>{words.stages[at].name}</strong> <br />
          {words.aheadOf[at](longDate(callBy))}
        </li>
      ))}
    </ol>
  );
}
