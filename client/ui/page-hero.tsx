import type { ReactNode } from 'react';

type PageHeroProps = {
  /** A word or a link above the title that says where this page belongs; omitted where the title says it. */
  label?: ReactNode;
  /** Phrasing content only: it is inside the h1. */
  title: ReactNode;
  lead: ReactNode;
  /** Buttons and text links, in a row. */
  actions?: ReactNode;
  /** What follows the actions in the same column, for example a row of figures. */
  children?: ReactNode;
  /** Drawing, picture or card beside the words; under them on narrow screens. */
  aside?: ReactNode;
  /** On the dark band with circuit traces. A page has at most one more band, usually `<CtaBand>`. */
  band?: boolean;
};

/** The top of an interior page, with its one h1. */
export function PageHero({ label, title, lead, actions, children, aside, band = false }: PageHeroProps) {
  return (
    <div className={band ? 'band hero page-hero' : 'hero page-hero ruled-end'}>
      <div className={aside ? 'wrap split split--wide-start' : 'wrap'}>
        <div className="page-hero__text">
          {label && <p className={band ? 'label via band__label' : 'label'}>{label}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{lead}</p>
          {actions && <div className="row">{actions}</div>}
          {children}
        </div>
        {aside && <div>{aside}</div>}
      </div>
    </div>
  );
}
