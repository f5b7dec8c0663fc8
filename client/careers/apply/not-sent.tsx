import { applicationWords } from '#content/careers/application-form-copy.ts';
import { job as words } from '#content/careers/job-copy.ts';
import type { RefusedForm } from '#shared/form-state.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx';

/**
 * What was typed for an opening that was gone when the form arrived, or before it was sent: in a form that sends it as
 * an open application, or as text to copy where the company takes none.
 */
export function NotSent({ refused, takesOpen }: { refused?: RefusedForm; takesOpen: boolean }) {
  return (
    <section className="grid ruled apply" id="apply" aria-labelledby="apply-title">
      <h2 className="title-3" id="apply-title" tabIndex={-1}>
        {words.notSent.title}
      </h2>
      {takesOpen ? (
        <ApplicationForm job={OPEN_JOB} initial={refused} frame={asOpen} />
      ) : (
        refused && <ToCopy refused={refused} />
      )}
    </section>
  );
}

function ToCopy({ refused: { message, values } }: { refused: RefusedForm }) {
  const typed = Object.entries(applicationWords.fields).flatMap(([name, { label, kind }]) =>
    values[name] && kind !== 'file' ? [[label, values[name]] as const] : [],
  );
  return (
    <>
      <p role="alert">{message}</p>
      {typed.length > 0 && (
        <>
          <p>{words.notSent.copy}</p>
          <DescriptionList className="rules facts typed" items={typed} />
        </>
      )}
    </>
  );
}

const OPEN_JOB = { _id: OPEN_APPLICATION };

const asOpen: ApplicationFormProps['frame'] = ({ body, note, submit }) => (
  <>
    {submit && <p>{words.notSent.sendOpen}</p>}
    {body}
    {submit && (
      <>
        <p className="note">{note}</p>
        <div className="row">{submit}</div>
      </>
    )}
  </>
);
