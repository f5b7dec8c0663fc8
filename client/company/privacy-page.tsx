import '../ui/link/link-list.css';
import './privacy-page.css';
import { privacy } from '#content/company/privacy-copy.ts';
import { responsible } from '#content/company/responsible-copy.ts';
import { company } from '#content/company.ts';
import { PRIVACY } from '#shared/paths.ts';
import { useRetentionWords } from '../ui/data/site-settings.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { pageHead } from '../ui/page.ts';
import { TextList } from '../ui/text-list.tsx';

export function Page() {
  const keptFor = useRetentionWords();
  const sections = privacy.sections(keptFor);
  const { contact } = responsible;
  return (
    <div className="wrap section grid items-start privacy">
      <div className="stack full below-4">
        <h1 tabIndex={-1}>{privacy.heading}</h1>
        <p className="lead">{privacy.lead}</p>
        <DescriptionList
          className="grid frame frame--small gap-0 always-cols-2 privacy__short whole above-5"
          items={privacy.short(keptFor).map(({ term, value }) => [term, value])}
        />
      </div>
      <div className="grid gap-6 sticky">
        <nav aria-label={privacy.contentsLabel}>
          <ol className="grid gap-0 rules ruled-end link-list tablet-cols-2 privacy__contents">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <aside
          className="frame frame--small grid gap-4 text-s anywhere privacy__responsible box-5"
          aria-labelledby="responsible-title"
        >
          <h2 className="title-1" id="responsible-title">
            {responsible.title}
          </h2>
          <DescriptionList
            className="grid gap-3"
            items={[
              ...responsible.facts.map(({ name, value }) => [name, value] as const),
              [contact.name, <LinkedEmail key="contact" text={`${contact.value}, ${contact.email}`} />],
            ]}
          />
        </aside>
      </div>
      <div className="grid gap-0 rules rules--flush privacy__sections">
        {sections.map(({ id, title, paragraphs, points }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 className="title-2" id={`${id}-title`}>
              {title}
            </h2>
            <div className="stack">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedEmail text={paragraph} />
                </p>
              ))}
              {points && <TextList className="grid gap-2 points" of={points} />}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Text in which the address for privacy questions is a link. */
function LinkedEmail({ text }: { text: string }) {
  const { email } = company.privacy;
  const [before, after] = text.split(email);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}

export const head = () => pageHead(privacy, PRIVACY);
