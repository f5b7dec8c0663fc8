import { enquiryWords as words } from '#content/portfolio/enquiry-form-copy.ts';
import type { FormState } from '#shared/form-state.ts';
import { API, PORTFOLIO } from '#shared/paths.ts';
import { FormFields, SubmitRow } from '../ui/form/form-fields.tsx';
import { bringIntoView } from '../ui/form/notice.tsx';
import { sendJson } from '../ui/form/send.ts';
import { StatusMessage } from '../ui/form/status-message.tsx';
import { type FormOptions, useForm } from '../ui/form/use-form.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * The enquiry form of /portfolio (behaviour W4, W5). `initial` is the outcome of a post without JavaScript.
 * The page gives the element around it `id="enquiry"`, which a refused post scrolls to.
 */
export function EnquiryForm({ initial }: { initial: FormState | undefined }) {
  const form = useForm({
    id: 'enquiry-form',
    initial,
    fields: words.fields,
    rules: () => import('#shared/enquiry.ts'),
    sentWords: words.sent,
    send,
  });
  const { sent, round, outcome } = form;
  const isConfirmedByPage = round === 0;
  const confirmation = sent && (
    <div className="pair notice" ref={isConfirmedByPage ? undefined : bringIntoView}>
      <Icon name="circle-check" />
      <div>
        <p>
          <strong>
            <StatusMessage words={words.sent} />{' '}
            {sent.reference && (
              <>
                Reference <span className="mono">{sent.reference}</span>
              </>
            )}
          </strong>
        </p>
        {sent.reference && <p className="note">{words.keep}</p>}
      </div>
    </div>
  );

  return (
    <form className="grid form" method="post" action={`${PORTFOLIO}#enquiry`} {...form.props}>
      {/* Enter activates a form's first button, which might otherwise be one to the contact page. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {words.submit}
      </button>
      {/* A confirmation rendered by the server is at the top, where the page opens. */}
      {isConfirmedByPage && confirmation}
      <FormFields form={form} of="enquiry" detail={outcome?.kind === 'refused' && outcome.detail} />
      <SubmitRow form={form} words={words} />
      <div role="status">{!isConfirmedByPage && confirmation}</div>
    </form>
  );
}

/** `success` in the response decides; an unreadable response counts as a network failure (behaviour W5). */
const send: FormOptions['send'] = async (values) => {
  const answer = await sendJson(API.contact, values);
  if (answer.kind !== 'answered' || answer.body?.success === undefined) {
    return { kind: 'refused', message: words.unreachable };
  }
  const { success, reference, errors, error } = answer.body;
  if (success) return { kind: 'sent', reference };
  // The specification fixes this message.
  return { kind: 'refused', message: words.failed, errors, detail: error };
};
