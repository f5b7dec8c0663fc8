import { privacyLink } from '#content/form-copy.ts';
import { PRIVACY } from '#shared/paths.ts';
import { useRetentionWords } from '../data/site-settings.ts';

/** What happens to the data. The link opens in a new tab, so that the form keeps its contents. */
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
