import { company } from '#content/company.ts';
import { footerServices, footerSolutions } from '#content/frame/navigation.ts';
import { API_DOCS, BLOGS, CONTACT, PORTFOLIO, PRIVACY, PRODUCTS } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { goToTop } from './back-to-top.tsx';
import { Brand } from './brand.tsx';
import { MenuLink } from './menus/menu-link.tsx';
import { aboutLinks, industryLinks } from './menus/menus.ts';
import { ReviewWidgets } from './review-widgets.tsx';

const quickLinks = [
  { name: 'Contact', to: CONTACT },
  { name: 'Portfolio', to: PORTFOLIO },
  { name: 'Products', to: PRODUCTS },
  { name: 'Blogs', to: BLOGS },
  { name: 'Privacy', to: PRIVACY },
  { name: 'API', to: API_DOCS },
] as const;

export function SiteFooter() {
  return (
    <footer className="band site-footer">
      <div className="wrap">
        <div className="site-footer__grid">
          <About />
          <div>
            <h2>Services</h2>
            <Words of={footerServices} />
          </div>
          <div>
            <h2>Solutions</h2>
            <Words of={footerSolutions} />
            <h2 id="footer-industries">Industries</h2>
            <Links labelledBy="footer-industries" of={industryLinks} />
          </div>
          <div>
            <h2 id="footer-about">About</h2>
            <Links labelledBy="footer-about" of={aboutLinks} />
          </div>
          <div>
            <h2 id="footer-quick">Quick connect</h2>
            <Links labelledBy="footer-quick" of={quickLinks} />
          </div>
        </div>
        <ReviewWidgets widgets={company.reviewWidgets} />
        <div className="site-footer__legal">
          <div className="site-footer__imprint">
            <p>{`© ${company.copyrightYear} ${company.name}. All rights reserved.`}</p>
            <p>
              {`${company.legalName}, registered in ${company.address.country}. CIN ${company.registration.cin}, GSTIN ${company.registration.gstin}. Personal data: `}
              <a href={`mailto:${company.privacy.email}`}>{company.privacy.email}</a>
            </p>
          </div>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to the top where no script runs */}
          <a
            className="site-footer__top"
            href="#top"
            onClick={(event) => {
              event.preventDefault();
              goToTop();
            }}
          >
            Back to top
          </a>
        </div>
      </div>
    </footer>
  );
}

function About() {
  return (
    <div className="site-footer__about">
      <Brand />
      <p className="site-footer__tagline">{company.tagline}</p>
      <address className="site-footer__contact">
        <span className="site-footer__line site-footer__line--top">
          <Icon name="map-pin" />
          <span>{company.address.line}</span>
        </span>
        {company.phones.map((phone) => (
          <span className="site-footer__line" key={phone.href}>
            <Icon name="phone" />
            <a href={phone.href}>{phone.display}</a>
          </span>
        ))}
        <span className="site-footer__line">
          <Icon name="mail" />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </span>
      </address>
      <ul className="site-footer__social">
        {company.social.map(({ name, icon, href }) => (
          <li key={href}>
            <a className="icon-button" href={href} rel="noopener" aria-label={`${company.name} on ${name}`}>
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({ of }: { of: readonly string[] }) {
  return (
    <ul className="site-footer__list">
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function Links(props: { labelledBy: string; of: readonly { name: string; to: string }[] }) {
  return (
    <nav aria-labelledby={props.labelledBy}>
      <ul className="site-footer__list">
        {props.of.map(({ name, to }) => (
          <li key={to}>
            <MenuLink to={to}>{name}</MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
