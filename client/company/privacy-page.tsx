import '../ui/table/cells.css';
import './privacy-page.css';
import type { ComponentProps, ReactNode } from 'react';
import { privacy } from '#content/company/privacy-copy.ts';
import { responsible } from '#content/company/responsible-copy.ts';
import { company } from '#content/company.ts';
import { PRIVACY } from '#shared/paths.ts';
import { useRetentionWords } from '../ui/data/site-settings.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { Contents } from '../ui/link/contents.tsx';
import { pageHead } from '../ui/page.ts';
import { StepLine } from '../ui/step-line/step-line.tsx';
import { DataTable } from '../ui/table/data-table.tsx';

const { contact } = responsible;

export function Page() {
  const keptFor = useRetentionWords();
  const sections = privacy.sections(keptFor);
  const stored = privacy.stored(keptFor);
  const pad = <span className="via" role="img" aria-label={stored.isStored} />;
  return (
    <>
      <div className="wrap section split split--wide-start items-start">
        <div className="stack gap-5">
          <h1 className="display" tabIndex={-1}>
            {privacy.heading}
          </h1>
          <p className="lead">{privacy.lead}</p>
        </div>
        <Contents label={privacy.contentsLabel} of={[stored, ...sections, responsible]} />
      </div>
      <section className="band band--plain section" id={stored.id} aria-labelledby="what-title">
        <div className="wrap split split--third items-start">
          <div className="stack">
            <h2 className="display" id="what-title">
              {stored.title}
            </h2>
            <p className="lead">{stored.text}</p>
          </div>
          <DataTable
            className="stored"
            heads={stored.heads}
            rows={stored.rows.map((cells) => cells.map((cell) => (cell === true ? pad : cell)))}
          />
        </div>
      </section>
      <div className="wrap section grid rules pad-5 privacy">
        {sections.map(({ paragraphs, ...part }) => (
          <Part key={part.id} {...part}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedEmail text={paragraph} />
              </p>
            ))}
          </Part>
        ))}
        <Part {...responsible}>
          <DescriptionList
            className="rules rules--between facts whole anywhere"
            items={[
              ...responsible.facts.map(({ name, value }) => [name, value] as const),
              [contact.name, <LinkedEmail key="contact" text={`${contact.value}, ${contact.email}`} />],
            ]}
          />
        </Part>
      </div>
    </>
  );
}

type PartProps = Partial<ComponentProps<typeof StepLine>> & {
  id: string;
  title: string;
  children: ReactNode;
};

const Part = ({ id, title, steps, children }: PartProps) => (
  <section className="split split--third gap-4 items-start" id={id} aria-labelledby={`${id}-title`}>
    <h2 className="title-3" id={`${id}-title`}>
      {title}
    </h2>
    <div className="stack">{children}</div>
    {steps && <StepLine steps={steps} />}
  </section>
);

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
