import { learning, serviceBlurbsInShort } from '#content/frame/navigation.ts';
import { PRODUCTS } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LearningLink } from './mega-panel.tsx';
import { MenuLink } from './menu-link.tsx';
import { aboutLinks, industryLinks, type MenuId, moduleLinks, serviceLinks } from './menus.ts';

/** What a submenu of the mobile menu holds: the same links as the panel of the same name. */
export function MobileEntries({ id }: { id: MenuId }) {
  if (id === 'services') return <ServiceEntries />;
  if (id === 'products') return <ProductEntries />;
  const links = id === 'about' ? aboutLinks : industryLinks;
  return (
    <ul className="mobile-menu__topics">
      {links.map((link) => (
        <li key={link.to}>
          <MenuLink className="mobile-menu__lead" to={link.to}>
            <Icon name={link.icon} />
            {link.name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

function ServiceEntries() {
  return (
    <>
      {serviceLinks.map((group) => (
        <div className="mobile-menu__group" key={group.to}>
          <MenuLink className="mobile-menu__lead" to={group.to}>
            <Icon name={group.icon} />
            {group.name}
          </MenuLink>
          <ul className="mobile-menu__children">
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink className="mobile-menu__child" to={entry.to}>
                  {entry.short}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mobile-menu__also">{serviceBlurbsInShort}</p>
    </>
  );
}

function ProductEntries() {
  return (
    <>
      <ul className="mobile-menu__modules">
        {moduleLinks.map((card) => (
          <li key={card.module}>
            <AppLink className="mobile-menu__module" to={PRODUCTS}>
              <Picture of={card.picture} sizes="72px" alt="" />
              <span className="mega-panel__title">{card.name}</span>
              <span className="mega-panel__text">{card.text}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="mobile-menu__learning">
        <p className="mega-panel__text">{learning.title}</p>
        <LearningLink />
      </div>
    </>
  );
}
