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
 * The hint for visitors without an Indian number. The link opens in a new tab, so that the form keeps its contents.
 */
export function ForeignNumber({ of, isTyped, problem = PHONE_REQUIRED }: Props) {
  if (!isTyped && problem === PHONE_REQUIRED) return null;
  const { before, after } = words[of];
  return (
    <p className="field__hint muted balance">
      {before}{' '}
      <a href={`${CONTACT}#write`} target="_blank" rel="noopener">
        {words.link}
        <span className="visually-hidden">{words.suffix}</span>
      </a>
      {after}
    </p>
  );
}
