import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { DONE, type Done, notSet, STAGE_WORDS, sheet as words } from '#content/desk/desk-copy.ts';
import { DONE_ID, submissionPath } from '#shared/desk-paths.ts';
import { STAGES } from '#shared/stages.ts';
import { Options } from '../ui/form/select.tsx';
import { Icon } from '../ui/icon.tsx';
import type { JustDone, Row, SubmissionView, Time } from './desk-view.ts';

/** Text that a visitor typed, with its own line breaks and direction. */
export function UserText({ text }: { text: string }) {
  return (
    <div className="desk-text anywhere ink" dir="auto">
      {text}
    </div>
  );
}

export function Timestamp({ iso, words }: Time) {
  return <time dateTime={iso}>{words}</time>;
}

/** The time of an action, and who took it. */
export function Byline({ at, by }: { at: Time; by: string }) {
  return (
    <span className="note">
      <Timestamp {...at} />
      {by && words.by(by)}
    </span>
  );
}

/** A button beside a byline that undoes the action; it sends `text` along. */
export function Undo({ action, text, children }: { action: string; text?: string; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className="text-link" name="text" value={text}>
        {children}
      </button>
    </form>
  );
}

type PanelProps = { title: string; titleId?: string; children: ReactNode };

/** A titled section of a page. */
export function Panel({ title, titleId, children }: PanelProps) {
  return (
    <section className="frame frame--small frame--padded raised grid gap-3">
      <h2 className="title-1" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export const isEmpty = ({ text }: { text: string }) => text.trim() === '';

/** The texts of an application or message. */
export const Texts = ({ texts }: Pick<SubmissionView, 'texts'>) =>
  texts
    .filter((text) => !isEmpty(text))
    .map((written) => (
      <Panel key={written.label} title={written.label}>
        <UserText text={written.text} />
      </Panel>
    ));

/** The only form of a page, in a frame. */
export const DeskForm = (form: ComponentProps<'form'>) => (
  <form className="frame frame--small frame--padded raised stack gap-3 desk-form" method="post" {...form} />
);

/** Submits the form it is in; less prominent than the button of a page's only form. */
export const SmallButton = (button: ComponentProps<'button'>) => (
  <button type="submit" className="button button--quiet button--small" {...button} />
);

export const TextLink = (link: ComponentProps<'a'>) => <a className="text-link" {...link} />;

type SubmissionHeaderProps = { row: Row; list: string; title: string; back: string };

/** The top of a page for one action on a submission, with a link back to the submission. */
export function SubmissionHeader({ row, list, title, back }: SubmissionHeaderProps) {
  return (
    <>
      <TextLink href={submissionPath(row.reference, list)}>
        <Icon name="arrow-left" /> {back}
      </TextLink>
      <h1>
        {title} <bdi>{row.name}</bdi>
      </h1>
      <p className="row ink title-1">
        <bdi>{row.subject}</bdi> <span className="mono note">{row.reference}</span>
      </p>
    </>
  );
}

/** Why a form was rejected; the fragment of the URL leads here. */
export function Problem({ id, message }: { id: string; message: string }) {
  return (
    <p className="beside items-start medium field__error" id={id} tabIndex={-1}>
      <Icon name="circle-alert" /> {message}
    </p>
  );
}

/** A select of stages. */
export function StageSelect({ all, ...props }: ComponentProps<'select'> & { all?: string }) {
  return (
    <span className="select">
      <select className="control control--small" name="stage" {...props}>
        <Options all={all} of={STAGES.map((stage) => [stage, STAGE_WORDS[stage]])} />
      </select>
    </span>
  );
}

type Part = 'stage' | 'answers' | 'notes';

/** Notices shown in the section where the action took place; all others are above the page. */
const PART_OF: Partial<Record<Done, Part>> = {
  stage: 'stage',
  otherStage: 'stage',
  withdrawn: 'stage',
  answered: 'answers',
  noted: 'notes',
  forgotten: 'notes',
};

/** Notices of actions that were not, or not completely, carried out. */
const FAILURES: readonly Done[] = ['otherStage', 'someStages', 'noneTicked', 'noStage', 'withdrawn'];

/** Reports what has been done, where it was done: above the page, or in the section `at`. */
export function DoneNotice({ done, at }: { done: JustDone | undefined; at?: Part }) {
  if (!done || PART_OF[done.what] !== at) return null;
  const isFailure = FAILURES.includes(done.what);
  return (
    <p
      className={isFailure ? 'pair notice notice--failure wide' : 'pair notice wide'}
      id={DONE_ID}
      tabIndex={-1}
    >
      <Icon name={isFailure ? 'circle-alert' : 'circle-check'} />
      <span>
        {DONE[done.what]} {done.count}
        {done.what === 'someStages' && notSet}
        {done.references?.map((reference) => (
          <Fragment key={reference}>
            {' '}
            <a className="mono" href={submissionPath(reference)}>
              {reference}
            </a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
