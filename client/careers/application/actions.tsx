import '../../ui/form/control.css';
import '../../ui/form/form.css';
import { type ReactNode, useEffect } from 'react';
import { application as words } from '#content/careers/application-copy.ts';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import type { FieldWords } from '#content/form-copy.ts';
import { type ApplicantAction, type ApplicantView, isUnderWay } from '#shared/applicant.ts';
import type { FormState, RefusedForm } from '#shared/form-state.ts';
import { applicationPath } from '#shared/paths.ts';
import type { Stage } from '#shared/stages.ts';
import { Check } from '../../ui/form/check.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { controlOf, FieldError, Labelled } from '../../ui/form/form-field.tsx';
import { SubmitButton } from '../../ui/form/form-fields.tsx';
import { useErrorTitle } from '../../ui/form/use-error-title.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { storeApplied } from '../applied.tsx';
import { ResumeField } from '../apply/resume-field.tsx';
import { sendFile } from '../apply/send-file.ts';

const fields: Record<string, FieldWords> = applicationWords.fields;
const correctable = Object.entries(fields).filter(([, { kind }]) => kind !== 'file');

const ACTIONS = ['replace', 'correct', 'withdraw', 'erase'] as const satisfies ApplicantAction[];

type ActionsProps = { applicant: ApplicantView; refused: RefusedForm | undefined };

/** What an applicant can do: plain forms, each collapsed so that one accidental press does nothing. */
export function Actions({ applicant, refused }: ActionsProps) {
  const canChange = isUnderWay(applicant.stage);
  const of = (action: ApplicantAction) => (refused?.values.do === action ? refused : undefined);
  const act = { link: applicationPath(applicant.key), refused };
  const sure = refused?.errors.sure;
  return (
    <>
      {!canChange && <p className="note">{words.ended}</p>}
      {canChange && (
        <>
          <ActionDisclosure action="replace" {...act}>
            <ReplaceResume link={act.link} initial={of('replace')} />
          </ActionDisclosure>
          <PlainForm action="correct" {...act}>
            <input type="hidden" name="version" value={applicant.version} />
            <Correction {...(of('correct') ?? { errors: {}, values: applicant.correctable })} />
          </PlainForm>
          <PlainForm action="withdraw" {...act} />
        </>
      )}
      <PlainForm action="erase" {...act} onSubmit={() => forget(applicant)}>
        <Check name="sure" value="yes" required aria-invalid={sure ? true : undefined}>
          {words.erase.sure}
        </Check>
      </PlainForm>
      <p className="note above-3">{words.keepLink}</p>
      <p className="note">
        {`${words.anythingElse.before} `}
        <a href={`mailto:${words.anythingElse.email}`}>{words.anythingElse.email}</a>
        {` ${words.anythingElse.after}`}
      </p>
    </>
  );
}

/** Whether the page has the form that was refused: an application that has ended can only be erased. */
export function hasForm(stage: Stage, { values }: RefusedForm): boolean {
  const actions: readonly string[] = isUnderWay(stage) ? ACTIONS : ['erase'];
  return actions.includes(values.do ?? '');
}

/** Forgets the application on this device, where its link would lead to a page that is gone. */
const forget = ({ job }: ApplicantView) => job && storeApplied(job._id, undefined);

function Correction({ errors, values }: Pick<RefusedForm, 'errors' | 'values'>) {
  const form = { id: 'correction', errors };
  return correctable.map(([name, field]) => {
    const control = { ...controlOf({ form, name, field }), defaultValue: values[name] };
    return (
      <Labelled key={name} form={form} name={name} field={field}>
        {field.kind === 'paragraph' ? (
          <textarea {...control} rows={8} />
        ) : (
          <input {...control} type={field.kind} autoComplete={field.autoComplete} />
        )}
      </Labelled>
    );
  });
}

type ActionProps = {
  action: ApplicantAction;
  link: string;
  refused: RefusedForm | undefined;
  onSubmit?: () => void;
  children?: ReactNode;
};

/** One collapsed action, open if its form was refused. */
function ActionDisclosure({ action, refused, children }: ActionProps) {
  const { title, text } = words[action];
  return (
    <details className="ruled-end" id={action} name="actions" open={refused?.values.do === action}>
      <summary className="beside between target ink semibold icon-fold">{title}</summary>
      <div className="grid gap-4 text-s fold__body">
        <p>{text}</p>
        {children}
      </div>
    </details>
  );
}

/** A native form post. The action is idempotent, so nothing has to prevent a double submit. */
function PlainForm(props: ActionProps) {
  const { action, link, refused, onSubmit, children } = props;
  const danger = action === 'erase' ? ' button--danger' : '';
  return (
    <ActionDisclosure {...props}>
      <form className="grid gap-4" method="post" action={`${link}#${action}`} onSubmit={onSubmit}>
        <input type="hidden" name="do" value={action} />
        {refused?.values.do === action && <Problem message={refused.errors.sure ?? refused.message} />}
        {children}
        <div>
          <button className={`button button--quiet${danger}`} type="submit">
            {words[action].submit}
          </button>
        </div>
      </form>
    </ActionDisclosure>
  );
}

export function Problem({ message }: { message: string }) {
  useErrorTitle(true);
  return <FieldError role="alert">{message}</FieldError>;
}

/** Replaces the resume, under the same checks as the first. The page is reloaded afterwards. */
function ReplaceResume({ link, initial }: { link: string; initial: FormState | undefined }) {
  const form = useForm({
    id: 'replacement',
    initial,
    fields: { resume: applicationWords.fields.resume },
    rules: () => import('../apply/chosen-file.ts'),
    sentWords: words.done.replace,
    send: (values, options) => sendFile(link, values, options, words.replace),
  });
  const { sent } = form;
  useEffect(() => {
    if (sent) location.assign(sent.link ?? link);
  }, [sent, link]);
  return (
    <form
      className="grid form form-frame"
      method="post"
      action={`${link}#replace`}
      encType="multipart/form-data"
      {...form.props}
    >
      <input type="hidden" name="do" value="replace" />
      <ErrorSummary form={form} />
      <ResumeField form={form} />
      <div>
        <SubmitButton form={form} words={words.replace} />
      </div>
    </form>
  );
}
