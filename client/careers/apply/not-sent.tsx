import { applicationWords } from '#content/careers/application-form-copy.ts';
import { job as words } from '#content/careers/job-copy.ts';
import type { RefusedForm } from '#shared/form-state.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { ApplyInPage, ApplySection } from './apply-section.tsx';

/**
 * What was typed for an opening that was gone when the form arrived, or before it was sent: in a form that sends it as
 * an open application, or as text to copy where the company takes none.
 */
export function NotSent({ refused, takesOpen }: { refused?: RefusedForm; takesOpen: boolean }) {
  return (
    <ApplySection title={words.notSent.title}>
      {takesOpen ? (
        <ApplyInPage job={{ _id: OPEN_APPLICATION }} initial={refused} intro={words.notSent.sendOpen} />
      ) : (
        refused && <ToCopy refused={refused} />
      )}
    </ApplySection>
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
