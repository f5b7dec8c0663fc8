import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CONTACT } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from '../brand.tsx';
import { KeptPart } from '../kept-part.tsx';
import { MenuLink } from './menu-link.tsx';
import { type MenuId, menus, plainLinks } from './menus.ts';
import { MobileEntries } from './mobile-entries.tsx';

const MOBILE_BREAKPOINT_PX = 768;

export const MOBILE_MENU_ID = 'site-menu';

/** In em, as in the stylesheets, so that a larger text size of the visitor's own moves both alike. */
const WIDE = `(width > ${MOBILE_BREAKPOINT_PX / 16}em)`;

type MobileMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Closes when this changes: any route change does. */
  place: string;
  /** Takes the focus back where the browser does not see to it. */
  toggle: RefObject<HTMLButtonElement | null>;
};

/** The navigation of narrow windows: a modal dialog beside an overlay, its submenus open one at a time. */
export function MobileMenu({ isOpen, onClose, place, toggle }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [submenu, setSubmenu] = useState<MenuId | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) {
      element.close();
      return;
    }
    setSubmenu(null);
    element.showModal();
    closeButton.current?.focus();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the reason to close
  useEffect(onClose, [place, onClose]);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      id={MOBILE_MENU_ID}
      className="mobile-menu"
      aria-label="Menu"
      onClick={(event) => {
        // The dialog has no ground of its own, so what lands on it landed on the overlay.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={() => {
        onClose();
        if (document.activeElement === document.body) toggle.current?.focus();
      }}
    >
      <div className="mobile-menu__panel">
        <div className="mobile-menu__bar">
          <Brand />
          <button
            ref={closeButton}
            type="button"
            className="icon-button icon-button--bare mobile-menu__close"
            aria-label="Close menu"
            onClick={onClose}
          >
            <Icon name="x" className="icon--large" />
          </button>
          <a
            className="icon-button icon-button--bare mobile-menu__still-close"
            href="#main"
            aria-label="Close menu"
          >
            <Icon name="x" className="icon--large" />
          </a>
        </div>
        <nav className="mobile-menu__scroll" aria-label="Mobile">
          <ul className="mobile-menu__list">
            {menus.map(({ id, name }) => (
              <Submenu
                key={id}
                name={name}
                id={`submenu-${id}`}
                isOpen={submenu === id}
                onToggle={() => setSubmenu(submenu === id ? null : id)}
              >
                <MobileEntries id={id} />
              </Submenu>
            ))}
            {plainLinks.map(({ name, to }) => (
              <li key={to}>
                <MenuLink className="mobile-menu__link" to={to}>
                  {name}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mobile-menu__foot">
          <MenuLink className="button button--wide" to={CONTACT}>
            Contact
          </MenuLink>
        </div>
      </div>
    </dialog>
  );
}

function Submenu(props: {
  name: string;
  id: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const { name, id, isOpen, onToggle, children } = props;
  return (
    <li>
      <button
        type="button"
        className="mobile-menu__link mobile-menu__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {name}
        <Icon name="chevron-down" />
      </button>
      <KeptPart name={id} className="mobile-menu__sub" id={id} hidden={!isOpen}>
        {children}
      </KeptPart>
    </li>
  );
}
