import '../../ui/form/control.css';
import '../../ui/form/form.css';
import type { ReactNode } from 'react';
import { application as words } from '#content/careers/application-copy.ts';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import type { FieldWords } from '#content/form-copy.ts';
import { type ApplicantAction, type ApplicantView, isUnderWay } from '#shared/applicant.ts';
import type { RefusedForm } from '#shared/form-state.ts';
import { applicationPath } from '#shared/paths.ts';
import { controlProps, LabelledControl } from '../../ui/form/form-field.tsx';
import { useErrorTitle } from '../../ui/form/use-error-title.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepApplied } from '../applied.ts';
import { ReplaceResume } from './replace-resume.tsx';

const fields: Record<string, FieldWords> = applicationWords.fields;
const correctable = Object.entries(fields).filter(([, { kind }]) => kind !== 'file');

/** What an applicant can do: plain forms, each collapsed so that one accidental press does nothing. */
export function Actions({
  applicant,
  refused,
}: {
  applicant: ApplicantView;
  refused: RefusedForm | undefined;
}) {
  const canChange = isUnderWay(applicant.stage);
  const refusedHere = (action: ApplicantAction) => (refused?.values.do === action ? refused : undefined);
  const isElsewhere = refused && !(['replace', 'correct', 'withdraw', 'erase'] as const).some(refusedHere);
  return (
    <>
      {isElsewhere && <Problem message={refused.message} />}
      {!canChange && <p className="note">{words.ended}</p>}
      {!canChange && (refusedHere('replace') ?? refusedHere('correct')) && (
        <Problem message={refused?.message} />
      )}
      {canChange && (
        <Fold title={words.replace.title} id="replace" isOpen={Boolean(refusedHere('replace'))}>
          <p>{words.replace.text}</p>
          <ReplaceResume link={applicationPath(applicant.key)} initial={refusedHere('replace')} />
        </Fold>
      )}
      {canChange && (
        <Fold title={words.amend.title} id="correct" isOpen={Boolean(refusedHere('correct'))}>
          <p>{words.amend.text}</p>
          <Correction applicant={applicant} refused={refusedHere('correct')} />
        </Fold>
      )}
      {canChange && (
        <Fold title={words.withdraw.title} id="withdraw" isOpen={Boolean(refusedHere('withdraw'))}>
          <p>{words.withdraw.text}</p>
          <PlainForm action="withdraw" applicant={applicant}>
            <Problem message={refusedHere('withdraw')?.message} />
            <button className="button button--quiet" type="submit">
              {words.withdraw.submit}
            </button>
          </PlainForm>
        </Fold>
      )}
      <Fold title={words.erase.title} id="erase" isOpen={Boolean(refusedHere('erase'))}>
        <p>{words.erase.text}</p>
        <PlainForm action="erase" applicant={applicant} onSubmit={() => forget(applicant)}>
          <Problem message={refusedHere('erase')?.errors.sure ?? refusedHere('erase')?.message} />
          <label className="check">
            <input
              type="checkbox"
              name="sure"
              value="yes"
              required
              aria-invalid={refusedHere('erase')?.errors.sure ? true : undefined}
            />
            <span>{words.erase.sure}</span>
          </label>
          <button className="button button--danger" type="submit">
            {words.erase.submit}
          </button>
        </PlainForm>
      </Fold>
      <p className="note">{words.keepLink}</p>
      <p className="note">
        {`${words.correct.before} `}
        <a href={`mailto:${words.correct.email}`}>{words.correct.email}</a>
        {` ${words.correct.after}`}
      </p>
    </>
  );
}

/** On this device, whose opening would lead to a page that is gone. */
const forget = ({ job }: ApplicantView) => job && keepApplied(job._id, undefined);

function Correction({ applicant, refused }: { applicant: ApplicantView; refused: RefusedForm | undefined }) {
  const { errors = {}, values = applicant.correctable } = refused ?? {};
  const form = { id: 'correction', errors };
  const control = (name: string, field: FieldWords) => ({
    ...controlProps(form, name, field),
    className: 'control',
    defaultValue: values[name],
  });
  return (
    <PlainForm action="correct" applicant={applicant}>
      <Problem message={refused?.message} />
      {correctable.map(([name, field]) => (
        <LabelledControl key={name} form={form} name={name} field={field}>
          {field.kind === 'paragraph' ? (
            <textarea {...control(name, field)} rows={8} />
          ) : (
            <input {...control(name, field)} type={field.kind} autoComplete={field.autoComplete} />
          )}
        </LabelledControl>
      ))}
      <button className="button button--quiet" type="submit">
        {words.amend.submit}
      </button>
    </PlainForm>
  );
}

function Fold(props: { title: string; id: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="fold" id={props.id} name="actions" open={props.isOpen}>
      <summary>
        {props.title} <Icon name="chevron-down" />
      </summary>
      <div className="fold__body">{props.children}</div>
    </details>
  );
}

/** A native form post. Sent twice it does what it does once, so that nothing has to prevent that. */
function PlainForm(props: {
  action: ApplicantAction;
  applicant: ApplicantView;
  onSubmit?: () => void;
  children: ReactNode;
}) {
  return (
    <form
      className="fold__form"
      method="post"
      action={`${applicationPath(props.applicant.key)}#${props.action}`}
      onSubmit={props.onSubmit}
    >
      <input type="hidden" name="do" value={props.action} />
      {props.children}
    </form>
  );
}

function Problem({ message }: { message: string | undefined }) {
  useErrorTitle(message !== undefined);
  if (!message) return null;
  return (
    <p className="field__error" role="alert">
      <Icon name="circle-alert" />
      {message}
    </p>
  );
}
