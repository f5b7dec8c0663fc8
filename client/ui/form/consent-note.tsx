import { privacyLink } from '#content/form-copy.ts';
import { PRIVACY } from '#shared/paths.ts';
import { useRetentionWords } from '../data/site-settings.ts';

/** What happens to what is typed. The link opens beside the form, which would lose what is in it. */
export function ConsentNote({ text }: { text: (keptFor: string) => string }) {
  return (
    <>
      {text(useRetentionWords())}{' '}
      <a href={PRIVACY} target="_blank" rel="noopener">
        {privacyLink.name}
        <span className="visually-hidden">{privacyLink.suffix}</span>
      </a>
    </>
  );
}
