import { foreignNumber as words } from '#content/rare-form-copy.ts';
import { CONTACT } from '#shared/paths.ts';
import { PHONE_REQUIRED } from '#shared/replies.ts';

type Props = {
  of: 'enquiry' | 'application';
  /** Whether a number that does not fit was typed or pasted. */
  isTyped: boolean;
  /** The field's error; the hint is of no use to someone who has typed no number. */
  problem: string | undefined;
};

/**
 * The hint for visitors without an Indian number. An enquiry goes on as a message on the contact page; an application,
 * which has a file, stays: its link opens in a new tab.
 */
export function ForeignNumber({ of, isTyped, problem = PHONE_REQUIRED }: Props) {
  if (!isTyped && problem === PHONE_REQUIRED) return null;
  const to = `${CONTACT}#write`;
  return (
    <p className="field__hint muted balance">
      {`${words[of].before} `}
      {of === 'enquiry' ? (
        <button type="submit" className="text-link" formAction={to}>
          {words.enquiry.goOn}
        </button>
      ) : (
        <a href={to} target="_blank" rel="noopener">
          {words.application.link}
          <span className="visually-hidden">{words.application.suffix}</span>
        </a>
      )}
      {words[of].after}
    </p>
  );
}
