import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { DONE, type Done, notSet, STAGE_WORDS, sheet as words } from '#content/desk/desk-copy.ts';
import { DONE_ID, submissionPath } from '#shared/desk-paths.ts';
import { STAGES } from '#shared/stages.ts';
import { Options } from '../ui/form/select.tsx';
import { Icon } from '../ui/icon.tsx';
import type { JustDone, Row, SubmissionView, Time } from './desk-view.ts';

/** What somebody typed, in its own lines and direction. */
export function Typed({ text }: { text: string }) {
  return (
    <div className="desk-text anywhere ink" dir="auto">
      {text}
    </div>
  );
}

export function When({ iso, words }: Time) {
  return <time dateTime={iso}>{words}</time>;
}

/** When it was, and who did it. */
export function Stamp({ at, by }: { at: Time; by: string }) {
  return (
    <span className="note">
      <When {...at} />
      {by && words.by(by)}
    </span>
  );
}

/** Beside a stamp, the button that undoes what it is of. */
export function Undo({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className="text-link">
        {children}
      </button>
    </form>
  );
}

type PanelProps = { title: string; titleId?: string; children: ReactNode };

/** One part of a page under its title. */
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

/** The letter or message. */
export const Texts = ({ texts }: Pick<SubmissionView, 'texts'>) =>
  texts
    .filter((text) => !isEmpty(text))
    .map((written) => (
      <Panel key={written.label} title={written.label}>
        <Typed text={written.text} />
      </Panel>
    ));

/** A page's one form, in a frame. */
export const DeskForm = (form: ComponentProps<'form'>) => (
  <form className="frame frame--small frame--padded raised stack gap-3 desk-form" method="post" {...form} />
);

/** Sends what it stands in; quieter than the button of a page's one form. */
export const SmallButton = (button: ComponentProps<'button'>) => (
  <button type="submit" className="button button--quiet button--small" {...button} />
);

export const TextLink = (link: ComponentProps<'a'>) => <a className="text-link" {...link} />;

type AboutSubmissionProps = { row: Row; list: string; title: string; back: string };

/** The top of a page on which something is done to one submission, with the way back to it. */
export function AboutSubmission({ row, list, title, back }: AboutSubmissionProps) {
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

/** Why a form was not accepted; its address leads here. */
export function Problem({ id, message }: { id: string; message: string }) {
  return (
    <p className="beside items-start medium field__error" id={id} tabIndex={-1}>
      <Icon name="circle-alert" /> {message}
    </p>
  );
}

/** A choice of stages. */
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

/** What is told in the part of the page where it was done; all else stands above the page. */
const PART_OF: Partial<Record<Done, Part>> = {
  stage: 'stage',
  otherStage: 'stage',
  withdrawn: 'stage',
  answered: 'answers',
  takenBack: 'answers',
  noted: 'notes',
  forgotten: 'notes',
};

/** Nothing was done, or not all of it. */
const FAILURES: readonly Done[] = ['otherStage', 'someStages', 'noneTicked', 'noStage', 'withdrawn'];

/** Says what has been done, where it was: above the page, or `at` a part of it. */
export function DoneNotice({ done, at }: { done: JustDone | undefined; at?: Part }) {
  if (!done || PART_OF[done.what] !== at) return null;
  const isLeft = FAILURES.includes(done.what);
  return (
    <p
      className={isLeft ? 'pair notice notice--failure wide' : 'pair notice wide'}
      id={DONE_ID}
      tabIndex={-1}
    >
      <Icon name={isLeft ? 'circle-alert' : 'circle-check'} />
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
