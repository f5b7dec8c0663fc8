import './privacy-page.css';
import { privacy } from '#content/company/privacy-copy.ts';
import { responsible } from '#content/company/responsible-copy.ts';
import { company } from '#content/company.ts';
import { PRIVACY } from '#shared/paths.ts';
import { useRetentionWords } from '../ui/data/site-settings.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { FigureNote } from '../ui/figure-note.tsx';
import { Contents } from '../ui/link/contents.tsx';
import { pageHead } from '../ui/page.ts';
import { TextList } from '../ui/text-list.tsx';

export function Page() {
  const keptFor = useRetentionWords();
  const sections = privacy.sections(keptFor);
  const { contact } = responsible;
  return (
    <div className="wrap section grid gap-8">
      <div className="split split--wide-start items-start">
        <div className="stack gap-5">
          <h1 className="display" tabIndex={-1}>
            {privacy.heading}
          </h1>
          <p className="lead">{privacy.lead}</p>
        </div>
        <Contents label={privacy.contentsLabel} of={sections} />
      </div>
      <div className="grid gap-0 rules privacy">
        {sections.map(({ id, title, figure, paragraphs, points }) => (
          <section key={id} className="grid items-start" id={id} aria-labelledby={`${id}-title`}>
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
            <FigureNote of={figure} className="privacy__figure" />
          </section>
        ))}
        <section className="grid items-start anywhere" aria-labelledby="responsible-title">
          <h2 className="title-2" id="responsible-title">
            {responsible.title}
          </h2>
          <DescriptionList
            className="rules rules--between facts"
            items={[
              ...responsible.facts.map(({ name, value }) => [name, value] as const),
              [contact.name, <LinkedEmail key="contact" text={`${contact.value}, ${contact.email}`} />],
            ]}
          />
        </section>
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
