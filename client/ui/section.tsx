import type { ReactNode } from 'react';

type SectionProps = {
  /** An address to link to; with `-title` that of its heading. */
  id: string;
  title: string;
  text?: string;
  /** Larger than the title, which is then a label over it. */
  line?: string;
  /** The text is larger, as under a page's title. */
  isLead?: boolean;
  /** What follows is nearer to the heading than usual. */
  isNear?: boolean;
  /** On the darker ground, or without room above it. */
  kind?: 'sunken' | 'flush';
  className?: string;
  children: ReactNode;
};

/** A part of a page under a heading that names it. */
export function Section(props: SectionProps) {
  const { id, title, line, text, isLead = false, isNear = false, kind, className, children } = props;
  const titleId = `${id}-title`;
  return (
    <section
      className={['section', kind && `section--${kind}`, className].filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={titleId}
    >
      <div className="wrap">
        <div className={isNear ? 'head below-5' : 'head'}>
          <h2 id={titleId} className={line && 'label'}>
            {title}
          </h2>
          {line && <p className="title-4 ink balance">{line}</p>}
          {text && <p className={isLead ? 'lead' : undefined}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
