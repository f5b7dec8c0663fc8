import { useEffect, useRef, useState } from 'react';
import { contact } from '#content/contact/contact-copy.ts';
import { contactWords as words } from '#content/contact/contact-form-copy.ts';
import type { FormState } from '#shared/form-state.ts';
import { API, CONTACT } from '#shared/paths.ts';
import { FormFields, SubmitRow } from '../ui/form/form-fields.tsx';
import { bringIntoView, Notice } from '../ui/form/notice.tsx';
import { OutcomePanel } from '../ui/form/outcome.tsx';
import { sendJson } from '../ui/form/send.ts';
import { type FormOptions, useForm } from '../ui/form/use-form.ts';

/** How long the confirmation is shown before the form returns, ms. */
const CONFIRMATION_TIME = 3000;

/** The message form of /contact-us (behaviour K2, K3). `initial` is the result of a post without scripts. */
export function ContactForm({ initial }: { initial: FormState | undefined }) {
  /** What was sent before the form returned, and whether the focus was in the panel that disappeared. */
  const [earlier, setEarlier] = useState<{ reference: string | undefined; hadFocus: boolean }>();
  const panelRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    id: 'contact-form',
    initial,
    fields: words.fields,
    rules: () => import('#shared/contact.ts'),
    sentWords: words.sentTitle,
    send,
  });
  const { sent, restart, round } = form;
  const reference = sent?.reference;
  // A confirmation rendered by the server stays: nothing replaces it by itself.
  const comesBack = sent !== undefined && round > 0;

  useEffect(() => {
    if (!comesBack) return;
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      const hadFocus = activeElement === body || panelRef.current?.contains(activeElement) === true;
      setEarlier({ reference, hadFocus });
      restart();
    }, CONFIRMATION_TIME);
    return () => clearTimeout(timer);
  }, [comesBack, reference, restart]);

  function dismiss() {
    setEarlier(undefined);
    titleRef.current?.focus();
  }

  if (sent) {
    return (
      <div ref={panelRef}>
        <OutcomePanel
          title={words.sentTitle}
          receipt={[
            ['Reference', reference],
            ['Answer to', form.sentText('email')],
            ['Answer from', words.answerFrom],
          ]}
          signers={contact.people.list}
          ground="band band--plain"
        >
          <p>{words.sentText}</p>
          {reference && <p>{words.keep}</p>}
        </OutcomePanel>
        <p className="note above-4">{comesBack ? words.comesBack : <a href={CONTACT}>{words.another}</a>}</p>
      </div>
    );
  }

  return (
    <>
      <h2 className="title-3 below-2" id="write-title" ref={titleRef} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="note below-5">{words.intro}</p>
      <form className="grid form" method="post" action={`${CONTACT}#write`} {...form.props}>
        {earlier && (
          <Notice ref={earlier.hadFocus ? takeFocus : null} onDismiss={dismiss}>
            <p>
              {words.earlier}{' '}
              {earlier.reference && (
                <>
                  Reference <strong className="block mono title-2">{earlier.reference}</strong>
                </>
              )}
            </p>
            {earlier.reference && <p>{words.keepLater}</p>}
          </Notice>
        )}
        <FormFields form={form} />
        <SubmitRow form={form} words={words} />
      </form>
    </>
  );
}

/** Scrolls too: the form is taller than the confirmation it replaces, so the notice would be out of view. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus({ preventScroll: true });
  bringIntoView(notice);
}

/** Any 2xx status is success; only the reference of the body is read then (behaviour K3). */
const send: FormOptions['send'] = async (values) => {
  const answer = await sendJson(API.contact, values);
  if (answer.kind !== 'answered') return { kind: 'refused', message: words.unreachable };
  const { reference, error = words.failed, errors } = answer.body ?? {};
  return answer.status < 300 ? { kind: 'sent', reference } : { kind: 'refused', message: error, errors };
};
