import type { ReactNode } from 'react';

type SectionProps = {
  /** An address to link to; with `-title` that of its heading. */
  id: string;
  title: string;
  text?: string;
  /** The text is larger, as under a page's title. */
  isLead?: boolean;
  /** What follows is nearer to the heading than usual. */
  isNear?: boolean;
  /** On the darker ground, or without room above it. */
  kind?: 'sunken' | 'flush';
  children: ReactNode;
};

/** A part of a page under a heading that names it. */
export function Section({ id, title, text, isLead = false, isNear = false, kind, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section className={kind ? `section section--${kind}` : 'section'} id={id} aria-labelledby={titleId}>
      <div className="wrap">
        <div className={isNear ? 'head head--near' : 'head'}>
          <h2 id={titleId}>{title}</h2>
          {text && <p className={isLead ? 'lead' : undefined}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
