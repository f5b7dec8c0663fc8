import './resources.css';
import type { DigitalService } from '#content/services/digital-types/digital-type-copy.ts';
import { ArrowLink } from '../../ui/link/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';

const LISTS: Record<DigitalService['resources']['form'], string> = {
  lead: 'grid cols-2 resources',
  three: 'grid cols-2 desk-cols-3 resources resources--three',
  rows: 'rules rules--strong rules--closed pad-5',
};

/** Related pages. */
export function Resources({ title: heading, form, cards }: DigitalService['resources']) {
  return (
    <Section id="resources" title={heading} isNear>
      <ul className={LISTS[form]}>
        {cards.map(({ title, badge, picture, description, actions }) => (
          <li key={title} className={form === 'rows' ? undefined : 'card grid'}>
            {picture && (
              <Picture
                of={picture}
                sizes="(min-width: 64em) 31rem, 86vw"
                className="resources__picture crop"
              />
            )}
            <div className="stack gap-2 resources__words">
              <p className="label">{badge}</p>
              <h3 className="title-2">{title}</h3>
              <p className="wide resources__text">{description}</p>
              <p className="row resources__actions above-3">
                {actions.map(({ label, to }) => (
                  <ArrowLink key={to} className="text-link" to={to}>
                    {label}
                  </ArrowLink>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
