import './digital-evolution-page.css';
import { digitalEvolution } from '#content/services/digital-evolution-copy.ts';
import { DIGITAL_EVOLUTION } from '#shared/paths.ts';
import { ExpandableText } from '../../ui/expandable-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ArrowLink } from '../../ui/link/app-link.tsx';
import { pageHead } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Device } from '../mobile/device.tsx';
import { ServiceLayout } from '../service-layout.tsx';

const { begin, hero, services, ...words } = digitalEvolution;

export function Page() {
  return (
    <ServiceLayout
      words={digitalEvolution}
      actions={words.actions}
      jump={{ to: '#begin', name: begin.jump }}
      aside={<Device of={hero.picture} />}
    >
      <Services />
      <StartingPoints />
    </ServiceLayout>
  );
}

function Services() {
  return (
    <Section {...services} id="services" isLead sunken>
      <ul className="grid cols-2 frame frame--cells raised evolution-cards">
        {services.cards.map(({ icon, picture, title, description }) => (
          <li key={title} className="grid gap-0 content-start items-center square">
            <Picture
              of={picture}
              className="ruled-end"
              sizes="(min-width: 80em) 25rem, (min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw"
            />
            <div className="stack gap-3 frame--padded">
              <h3 className="beside gap-3">
                <Icon name={icon} className="copper" /> {title}
              </h3>
              <ExpandableText text={description} words={services} nameSuffix={`about ${title}`} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Typical complaints from an office, each with the page that answers it. */
function StartingPoints() {
  return (
    <section className="section" id="begin" aria-labelledby="begin-title">
      <div className="wrap split split--third gap-6 items-start">
        <div className="stack gap-3">
          <h2 id="begin-title">{begin.title}</h2>
          <p className="lead">{begin.text}</p>
        </div>
        <ul className="rules ruled-end rules--strong pad-5">
          {begin.rows.map(({ heard, first, to, name }) => (
            <li key={to} className="row between gap-3 items-end">
              <p className="whole title-3 ink balance">
                <q>{heard}</q>
              </p>
              <p>
                <span className="label block">{`${begin.firstLabel} `}</span>
                {first}
              </p>
              <ArrowLink to={to}>{name}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const head = () => pageHead(digitalEvolution, DIGITAL_EVOLUTION);
