import { foreignNumber as words } from '#content/rare-form-copy.ts';
import { CONTACT } from '#shared/paths.ts';

/** For who has no Indian number. The link opens beside the form, which would lose what is in it. */
export function ForeignNumberHint({ of }: { of: 'enquiry' | 'application' }) {
  const { before, after } = words[of];
  return (
    <p className="field__hint">
      {before}{' '}
      <a href={`${CONTACT}#write`} target="_blank" rel="noopener">
        {words.link}
        <span className="visually-hidden">{words.suffix}</span>
      </a>
      {after}
    </p>
  );
}
