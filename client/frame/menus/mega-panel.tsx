import { company } from '#content/company.ts';
import { learning, serviceBlurbs } from '#content/frame/navigation.ts';
import type { IconName } from '#shared/icon-name.ts';
import { PRODUCTS } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { KeptPart } from '../kept-part.tsx';
import { MenuLink } from './menu-link.tsx';
import { aboutLinks, industryLinks, type MenuId, moduleLinks, serviceLinks } from './menus.ts';
import { panelId } from './use-menus.ts';

/** What a top entry of the main navigation opens; hidden from everybody while it is closed. */
export function MegaPanel({ id, isOpen }: { id: MenuId; isOpen: boolean }) {
  return (
    <div className="mega-panel wrap" id={panelId(id)} hidden={!isOpen}>
      <KeptPart name={`panel ${id}`} className="mega-panel__sheet">
        {id === 'services' && <Services />}
        {id === 'products' && <Products />}
        {id === 'about' && <Topics links={aboutLinks} />}
        {id === 'industries' && <Topics links={industryLinks} />}
      </KeptPart>
    </div>
  );
}

function Services() {
  return (
    <div className="mega-panel__services">
      {serviceLinks.map((group) => (
        <div className="mega-panel__group" key={group.to}>
          <MenuLink className="mega-panel__lead" to={group.to}>
            <span className="icon-tile">
              <Icon name={group.icon} />
            </span>
            <span className="mega-panel__title">{group.name}</span>
            <span className="mega-panel__text">{group.text}</span>
          </MenuLink>
          <ul className="mega-panel__links">
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink className="mega-panel__link" to={entry.to}>
                  {entry.name}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mega-panel__aside">
        {serviceBlurbs.map((blurb) => (
          <div className="mega-panel__blurb" key={blurb.name}>
            <Icon name={blurb.icon} />
            <p className="mega-panel__title">{blurb.name}</p>
            <p className="mega-panel__text">{blurb.text}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Products() {
  return (
    <>
      <ul className="mega-panel__modules">
        {moduleLinks.map((card) => (
          <li key={card.module}>
            <AppLink className="module-link" to={PRODUCTS}>
              <Picture of={card.picture} sizes="(min-width: 80em) 270px, 22vw" alt="" />
              <span className="module-link__text">
                <span className="mega-panel__title">{card.name}</span>
                <span className="mega-panel__text">{card.text}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="mega-panel__foot">
        <span className="icon-tile">
          <Icon name="graduation-cap" />
        </span>
        <div>
          <p className="mega-panel__title">{learning.title}</p>
          <p className="mega-panel__text">{learning.text}</p>
        </div>
        <LearningLink />
      </div>
    </>
  );
}

/** Leads to the online-learning page, on another site; spec.md section 2 "Products menu". */
export function LearningLink() {
  return (
    <a className="button button--small" href={company.learningUrl}>
      {learning.action}
      <Icon name="arrow-up-right" />
      <span className="visually-hidden">{learning.actionSuffix}</span>
    </a>
  );
}

type Topic = { to: string; name: string; text: string; icon: IconName };

function Topics({ links }: { links: readonly Topic[] }) {
  return (
    <ul className="mega-panel__topics">
      {links.map((link) => (
        <li key={link.to}>
          <MenuLink className="mega-panel__topic" to={link.to}>
            <span className="icon-tile">
              <Icon name={link.icon} />
            </span>
            <span className="mega-panel__title">{link.name}</span>
            <span className="mega-panel__text">{link.text}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
