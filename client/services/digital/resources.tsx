import './resources.css';
import type { DigitalService } from '#content/services/digital-types/digital-type-copy.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';

/** Related pages. */
export function Resources({ title: heading, form, cards }: DigitalService['resources']) {
  return (
    <Section id="resources" title={heading} isNear>
      <ul className={`grid resources resources--${form}`}>
        {cards.map(({ title, badge, picture, description, actions }) => (
          <li key={title} className="card grid content-start resources__card">
            <p className="label">{badge}</p>
            <h3 className="title-2">{title}</h3>
            {picture && (
              <Picture of={picture} sizes="(min-width: 64em) 31rem, 86vw" className="resources__picture" />
            )}
            <p className="resources__text">{description}</p>
            <p className="row resources__actions">
              {actions.map(({ label, to }) => (
                <ArrowLink key={to} className="text-link" to={to}>
                  {label}
                </ArrowLink>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
