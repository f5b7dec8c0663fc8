import { submissionPath } from '#shared/desk-paths.ts';
import { Icon } from '../ui/icon.tsx';
import type { Row } from './desk-view.ts';

type AboutSubmissionProps = { row: Row; list: string; title: string; back: string };

/** The top of a page on which something is done to one submission, with the way back to it. */
export function AboutSubmission({ row, list, title, back }: AboutSubmissionProps) {
  return (
    <>
      <a className="text-link" href={submissionPath(row.reference, list)}>
        <Icon name="arrow-left" /> {back}
      </a>
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
    <p className="field__error" id={id} tabIndex={-1}>
      <Icon name="circle-alert" /> {message}
    </p>
  );
}
