import { CONTACT } from '#shared/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BackToTop } from '../back-to-top.tsx';
import { Brand } from '../brand.tsx';
import { MenuLink } from './menu-link.tsx';
import { SITE_MENU_ID, SiteMenu } from './site-menu.tsx';

export function SiteHeader() {
  return (
    <header className="site-header ruled-end on-screen">
      <div className="wrap beside gap-3 site-header__bar">
        <Brand />
        <SiteMenu />
        <BackToTop />
        <MenuLink className="button button--small site-header__action" to={CONTACT}>
          Contact
        </MenuLink>
        <IconButton
          icon="menu"
          className="site-header__toggle"
          label="Open menu"
          aria-haspopup="dialog"
          popoverTarget={SITE_MENU_ID}
        />
      </div>
    </header>
  );
}
