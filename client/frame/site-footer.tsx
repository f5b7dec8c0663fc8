import type { ReactNode } from 'react';
import { company, type ReviewWidget } from '#content/company.ts';
import {
  aboutLinks,
  footerServices,
  footerSolutions,
  industryLinks,
  quickLinks,
} from '#content/frame/navigation.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { PhoneLinks } from '../ui/office/phone-links.tsx';
import { TextList } from '../ui/text-list.tsx';
import { Brand } from './brand.tsx';
import { MenuLink } from './menus/menu-link.tsx';

/** Where to go next, then, as at the end of a sheet of drawings, who drew it and how to reach them. */
export function SiteFooter() {
  return (
    <footer className="band site-footer">
      <div className="wrap">
        <div className="grid site-footer__sheet">
          <div>
            <Brand />
            <p className="title-3 medium ink balance site-footer__line on-screen">{company.tagline}</p>
          </div>
          <ReviewWidgets />
          <Links title="Industries" of={industryLinks} />
          <Links title="About" of={aboutLinks} />
          <Links title="Quick connect" of={quickLinks} />
          <Part title="Services">
            <TextList className="grid gap-2 site-footer__words" of={footerServices} />
          </Part>
          <Part title="Solutions">
            <TextList className="grid gap-2 site-footer__words" of={footerSolutions} />
          </Part>
        </div>
        <TitleBlock />
        <Registration />
      </div>
    </footer>
  );
}

type PartProps = { title: string; as?: 'div' | 'nav'; children: ReactNode };

/** Collapsible on phones; elsewhere always open under a heading, if CSS supports `::details-content`. */
function Part({ title, as: Box = 'div', children }: PartProps) {
  return (
    <Box className="site-footer__part on-screen" aria-label={Box === 'nav' ? title : undefined}>
      <h2>{title}</h2>
      <details>
        <summary className="beside between icon-fold">{title}</summary>
        {children}
      </details>
    </Box>
  );
}

function Links({ title, of }: { title: string; of: readonly { name: string; to: string }[] }) {
  return (
    <Part title={title} as="nav">
      <ul>
        {of.map(({ name, to }) => (
          <li key={to}>
            <MenuLink to={to}>{name}</MenuLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Review sites' widgets in frames of our own origin; their height is known, so none shifts the layout. */
function ReviewWidgets() {
  const widgets: readonly ReviewWidget[] = company.reviewWidgets;
  if (widgets.length === 0) return null;
  return (
    <div className="row gap-2 content-start site-footer__reviews on-screen">
      <h2 className="whole">Company reviews</h2>
      {widgets.map(({ name, height }, index) => (
        <iframe
          key={name}
          src={`/widgets/${index + 1}`}
          title={`Reviews on ${name}`}
          height={height}
          loading="lazy"
        />
      ))}
    </div>
  );
}

function TitleBlock() {
  const { address, email, social, privacy } = company;
  return (
    <DescriptionList
      className="grid anywhere title-block"
      items={[
        // Wraps only after commas.
        ['Office', <address key="office">{address.line.replaceAll(/(?<!,) /g, '\u00a0')}</address>],
        ['Telephone', <PhoneLinks key="telephone" />],
        ['Email', emailLink(email)],
        [
          'Social media',
          social.map(({ name, href }) => [
            <a key={href} href={href}>
              {name}
            </a>,
            ' ',
          ]),
        ],
        ['Personal data', emailLink(privacy.email)],
      ]}
    />
  );
}

/** What the law wants to be said, in small print. */
function Registration() {
  const { address, legalName, registration, copyrightYear, name } = company;
  return (
    <div className="row between gap-2 mono-note above-3">
      <p className="on-screen">{`© ${copyrightYear} ${name}. All rights reserved.`}</p>
      <p className="wide">{`${legalName}, registered in ${address.country}, CIN ${registration.cin}, GSTIN ${registration.gstin}`}</p>
    </div>
  );
}

const emailLink = (email: string) => <a href={`mailto:${email}`}>{email}</a>;
