import { useEffect, useRef, useState } from 'react';
import { contactWords as words } from '#content/contact/contact-form-copy.ts';
import type { FormState } from '#shared/form-state.ts';
import { API, CONTACT } from '#shared/paths.ts';
import { FormFields, SubmitRow } from '../ui/form/form-fields.tsx';
import { bringIntoView, Notice } from '../ui/form/notice.tsx';
import { OutcomePanel } from '../ui/form/outcome.tsx';
import { sendJson } from '../ui/form/send.ts';
import { type FormOptions, useForm } from '../ui/form/use-form.ts';

/** How long the confirmation stands before the form comes back, ms. */
const CONFIRMATION_TIME = 3000;

/** The message form of /contact-us (behaviour K2, K3). `initial` is what a post without JavaScript came to. */
export function ContactForm({ initial }: { initial: FormState | undefined }) {
  const [earlier, setEarlier] = useState<string>();
  const earlierRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const form = useForm({
    id: 'contact-form',
    initial,
    fields: words.fields,
    rules: () => import('#shared/contact.ts'),
    sentWords: words.sentTitle,
    send,
  });
  const { sent, restart, round } = form;
  const isSent = sent !== undefined;
  const reference = sent?.reference;
  // A confirmation that came with the page stays: nothing in it moves by itself.
  const comesBack = isSent && round > 0;

  useEffect(() => {
    if (!comesBack) return;
    const timer = setTimeout(() => {
      const hadFocus =
        panelRef.current?.contains(document.activeElement) || document.activeElement === document.body;
      setEarlier(reference ?? '');
      restart();
      if (hadFocus) takesFocus.current = true;
    }, CONFIRMATION_TIME);
    return () => clearTimeout(timer);
  }, [comesBack, reference, restart]);

  useEffect(() => {
    if (isSent || !takesFocus.current) return;
    takesFocus.current = false;
    earlierRef.current?.focus({ preventScroll: true });
    // The form is taller than what it replaces: the note would be above the window.
    bringIntoView(earlierRef.current);
  }, [isSent]);

  if (isSent) {
    return (
      <div ref={panelRef}>
        <OutcomePanel
          title={words.sentTitle}
          receipt={[
            ['Reference', reference],
            ['Answer to', form.sentText('email')],
          ]}
        >
          <p>{words.sentText}</p>
          {reference && <p>{words.keep}</p>}
        </OutcomePanel>
        {comesBack ? (
          <p className="note above-4">{words.comesBack}</p>
        ) : (
          <p className="above-4">
            <a href={CONTACT}>{words.another}</a>
          </p>
        )}
      </div>
    );
  }

  return (
    <>
      <h2 id="write-title">{words.title}</h2>
      <p className="note">{words.intro}</p>
      <form className="grid form" method="post" action={`${CONTACT}#write`} {...form.props}>
        {earlier !== undefined && (
          <Notice ref={earlierRef}>
            {words.earlier}{' '}
            {earlier && (
              <>
                Reference <span className="mono">{earlier}</span>
              </>
            )}
          </Notice>
        )}
        <FormFields form={form} />
        <SubmitRow form={form} words={words} />
      </form>
    </>
  );
}

/** Any ok status is success, its body unread but for the reference (behaviour K3). */
const send: FormOptions['send'] = async (values) => {
  const answer = await sendJson(API.contact, values);
  if (answer.kind !== 'answered') return { kind: 'refused', message: words.unreachable };
  const { reference, error = words.failed, errors } = answer.body ?? {};
  return answer.status < 300 ? { kind: 'sent', reference } : { kind: 'refused', message: error, errors };
};
