import type { ReactNode } from 'react';

type SectionProps = {
  /** The fragment to link to; with `-title`, the id of the heading. */
  id: string;
  title: string;
  text?: string;
  /** A larger line below the title, which is then styled as a label. */
  line?: string;
  /** Sets the text larger, as below a page's title. */
  isLead?: boolean;
  /** Reduces the space below the heading. */
  isNear?: boolean;
  /** On the darker background. */
  sunken?: boolean;
  className?: string;
  children: ReactNode;
};

/** A section of a page, named by its heading. */
export function Section(props: SectionProps) {
  const { id, title, line, text, isLead, isNear, sunken, className = '', children } = props;
  const titleId = `${id}-title`;
  return (
    <section
      className={sunken ? `section section--sunken ${className}` : `section ${className}`}
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
