import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { company } from '#content/company.ts';
import { type Menu, menus, plainLinks } from '#content/frame/navigation.ts';
import { CONTACT } from '#shared/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PhoneLinks } from '../../ui/office/phone-links.tsx';
import { Brand } from '../brand.tsx';
import { MenuLink } from './menu-link.tsx';
import { loadPictures, MenuPanel } from './menu-panel.tsx';
import { buttonId, panelId, useMenuPanels } from './use-menu-panels.ts';
import { useModalMenu } from './use-modal-menu.ts';

export const SITE_MENU_ID = 'site-menu';

const { officeHours, address } = company;

/**
 * The main navigation. In wide windows it is in the header's bar; in narrow ones a modal sheet, which the
 * browser opens and closes as a popover, with scripts or without.
 */
export function SiteMenu() {
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const panels = useMenuPanels();
  const isModal = useModalMenu(menu, panels.close);
  // Changes when a navigation starts, not when it ends: the menu closes, and the page shows progress.
  const locationKey = useNavigation().location?.key ?? key;
  const close = useEffectEvent(() => {
    panels.close();
    menu.current?.hidePopover();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => close(), [locationKey]);
  return (
    <div
      ref={menu}
      id={SITE_MENU_ID}
      className="site-menu"
      popover="auto"
      {...(isModal && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' })}
    >
      <div className="beside between ruled-end site-menu__bar">
        <Brand />
        <IconButton
          icon="x"
          isLarge
          className="icon-button--bare"
          label="Close menu"
          popoverTarget={SITE_MENU_ID}
          popoverTargetAction="hide"
        />
      </div>
      <nav className="site-nav" aria-label="Main" onPointerEnter={loadPictures} onFocus={loadPictures}>
        <ul className="row site-nav__list">
          {menus.map((entry) => (
            <MenuEntry key={entry.id} menu={entry} panels={panels} />
          ))}
          {plainLinks.map(({ name, to, covers }) => (
            <li key={to}>
              <MenuLink className="site-nav__link" to={to} isSection={isWithin(covers, pathname)}>
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-3 site-menu__foot">
        <p className="row muted site-menu__office">
          <PhoneLinks />
          {`${officeHours.days}, ${officeHours.opens} to ${officeHours.closes} in ${address.city}`}
        </p>
        <MenuLink className="button whole" to={CONTACT}>
          Contact
        </MenuLink>
      </div>
    </div>
  );
}

/**
 * A link to the overview page, a button for the panel, and the panel: disclosure navigation (WAI-ARIA APG). In narrow
 * windows the button is the whole row, and shows the name.
 */
function MenuEntry({ menu, panels }: { menu: Menu; panels: ReturnType<typeof useMenuPanels> }) {
  const { pathname } = useLocation();
  const pressedWith = useRef<string>(undefined);
  const isOpen = panels.open === menu.id;
  return (
    <li {...panels.hover(menu.id)}>
      <div className="site-nav__pair">
        <MenuLink
          className="site-nav__link"
          to={menu.to}
          isSection={isWithin(menu.covers, pathname)}
          onPointerDown={(event) => {
            pressedWith.current = event.pointerType;
          }}
          onClick={(event) => {
            // Touch cannot hover: a first tap opens the panel, a second follows the link. A click by keyboard
            // has `detail` 0.
            const isTap = event.detail > 0 && ['touch', 'pen'].includes(pressedWith.current ?? '');
            if (!isTap || isOpen) return;
            event.preventDefault();
            panels.show(menu.id);
          }}
        >
          {menu.name}
        </MenuLink>
        <button
          type="button"
          id={buttonId(menu.id)}
          className="site-nav__button"
          aria-label={`${menu.name} menu`}
          aria-expanded={isOpen}
          aria-controls={panelId(menu.id)}
          onClick={() => panels.toggle(menu.id)}
        >
          <span>{menu.name}</span>
        </button>
      </div>
      <MenuPanel id={menu.id} isOpen={isOpen} />
    </li>
  );
}

/** Whether `pathname` is one of a section's pages. Industry links and addresses differ in case. */
function isWithin(covers: readonly string[], pathname: string): boolean {
  const here = pathname.toLowerCase();
  return covers.some((start) => here === start.toLowerCase() || here.startsWith(`${start.toLowerCase()}/`));
}
