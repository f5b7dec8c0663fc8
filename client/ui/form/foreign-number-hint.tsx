import { foreignNumber as words } from '#content/rare-form-copy.ts';
import { CONTACT } from '#shared/paths.ts';

/** For visitors without an Indian number. The link opens in a new tab, so that the form keeps its contents. */
export function ForeignNumberHint({ of }: { of: 'enquiry' | 'application' }) {
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
