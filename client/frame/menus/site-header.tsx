import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { CONTACT } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from '../brand.tsx';
import { MegaPanel } from './mega-panel.tsx';
import { MenuLink } from './menu-link.tsx';
import { isWithin, type Menu, menus, plainLinks } from './menus.ts';
import { MOBILE_MENU_ID, MobileMenu } from './mobile-menu.tsx';
import { chevronId, panelId, useMenus } from './use-menus.ts';

/** `isStill`: the page is one that no script takes over, so links stand where buttons would do nothing. */
export function SiteHeader({ isStill }: { isStill: boolean }) {
  const location = useLocation();
  // From the start of a visit to another page, not from its end: the page behind shows that something happens.
  const place = useNavigation().location?.key ?? location.key;
  const panels = useMenus(place);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);

  return (
    <>
      <header className={isStill ? 'site-header site-header--still' : 'site-header'}>
        <div className="wrap site-header__bar">
          <Brand />
          <nav className="site-nav" aria-label="Main">
            <ul className="site-nav__list">
              {menus.map((menu) => (
                <MenuEntry key={menu.id} menu={menu} panels={panels} />
              ))}
              {plainLinks.map(({ name, to, covers }) => (
                <li className="site-nav__item" key={to}>
                  <MenuLink
                    className="site-nav__link"
                    to={to}
                    isSection={isWithin(covers, location.pathname)}
                  >
                    {name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </nav>
          <MenuLink className="button button--small site-header__action" to={CONTACT}>
            Contact
          </MenuLink>
          <button
            ref={toggle}
            type="button"
            className="icon-button site-header__toggle"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-controls={MOBILE_MENU_ID}
            onClick={() => setIsMenuOpen(true)}
          >
            <Icon name="menu" />
          </button>
          <a
            className="icon-button site-header__still-toggle"
            href={`#${MOBILE_MENU_ID}`}
            aria-label="Open menu"
          >
            <Icon name="menu" />
          </a>
        </div>
      </header>
      <MobileMenu isOpen={isMenuOpen} onClose={closeMenu} place={place} toggle={toggle} />
    </>
  );
}

/** A link to the overview page, a button for the panel, and the panel: disclosure navigation (WAI-ARIA APG). */
function MenuEntry({ menu, panels }: { menu: Menu; panels: ReturnType<typeof useMenus> }) {
  const { pathname } = useLocation();
  const pressedWith = useRef<string>(undefined);
  const isOpen = panels.open === menu.id;
  return (
    <li className="site-nav__item site-nav__item--menu" {...panels.hover(menu.id)}>
      <div className="site-nav__pair">
        <MenuLink
          className="site-nav__link"
          to={menu.to}
          isSection={isWithin(menu.covers, pathname)}
          onPointerDown={(event) => {
            pressedWith.current = event.pointerType;
          }}
          onClick={(event) => {
            // A finger cannot hover: its first tap shows what hovering would, the second follows the link.
            const isTap = pressedWith.current === 'touch' || pressedWith.current === 'pen';
            pressedWith.current = undefined;
            if (!isTap || isOpen) return;
            event.preventDefault();
            panels.show(menu.id);
          }}
        >
          {menu.name}
        </MenuLink>
        <button
          type="button"
          id={chevronId(menu.id)}
          className="site-nav__chevron"
          aria-label={`${menu.name} menu`}
          aria-expanded={isOpen}
          aria-controls={panelId(menu.id)}
          onClick={() => panels.toggle(menu.id)}
        >
          <Icon name="chevron-down" />
        </button>
      </div>
      <MegaPanel id={menu.id} isOpen={isOpen} />
    </li>
  );
}
