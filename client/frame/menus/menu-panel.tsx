import { company } from '#content/company.ts';
import { learning, serviceBlurbs, serviceBlurbsInShort } from '#content/frame/navigation.ts';
import type { IconName } from '#shared/icon-name.ts';
import { PRODUCTS } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MenuLink } from './menu-link.tsx';
import { aboutLinks, industryLinks, type MenuId, moduleLinks, serviceLinks } from './menus.ts';
import { panelId } from './use-menu-panels.ts';

/** What a top entry of the main navigation opens; hidden from everybody while it is closed. */
export function MenuPanel({ id, isOpen }: { id: MenuId; isOpen: boolean }) {
  return (
    <div className="menu-panel" id={panelId(id)} hidden={!isOpen}>
      <div className="menu-panel__sheet">
        {id === 'services' && <Services />}
        {id === 'products' && <Products />}
        {id === 'about' && <Topics links={aboutLinks} />}
        {id === 'industries' && <Topics links={industryLinks} />}
      </div>
    </div>
  );
}

function Services() {
  return (
    <div className="menu__services">
      {serviceLinks.map((group) => (
        <div className="menu__group" key={group.to}>
          <Lead link={group} />
          <ul className="menu__links">
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink to={entry.to}>
                  <EntryName {...entry} />
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="menu__aside">
        {serviceBlurbs.map((blurb) => (
          <div className="menu__blurb" key={blurb.name}>
            <Icon name={blurb.icon} />
            <p className="menu__title">{blurb.name}</p>
            <p className="menu__text">{blurb.text}</p>
          </div>
        ))}
      </div>
      <p className="menu__short">{serviceBlurbsInShort}</p>
    </div>
  );
}

/** The words after a name's short form are left out in narrow windows. */
function EntryName({ name, short }: { name: string; short: string }) {
  if (!name.startsWith(short)) return name;
  return (
    <>
      {short}
      <span>{name.slice(short.length)}</span>
    </>
  );
}

function Products() {
  return (
    <>
      <ul className="menu__modules">
        {moduleLinks.map((card) => (
          <li key={card.module}>
            <AppLink className="menu__module" to={PRODUCTS}>
              <Picture of={card.picture} alt="" />
              <span>
                <span className="menu__title">{card.name}</span>
                <span className="menu__text">{card.text}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="menu__foot">
        <span className="icon-tile">
          <Icon name="graduation-cap" />
        </span>
        <div>
          <p className="menu__title">{learning.title}</p>
          <p className="menu__text">{learning.text}</p>
        </div>
        <a className="button button--small" href={company.learningUrl}>
          {learning.action}
          <Icon name="arrow-up-right" />
          <span className="visually-hidden">{learning.actionSuffix}</span>
        </a>
      </div>
    </>
  );
}

type Topic = { to: string; name: string; text: string; icon: IconName };

function Topics({ links }: { links: readonly Topic[] }) {
  return (
    <ul className="menu__topics">
      {links.map((link) => (
        <li key={link.to}>
          <Lead link={link} />
        </li>
      ))}
    </ul>
  );
}

function Lead({ link }: { link: Topic }) {
  return (
    <MenuLink className="menu__lead" to={link.to}>
      <span className="icon-tile">
        <Icon name={link.icon} />
      </span>
      <span className="menu__title">{link.name}</span>
      <span className="menu__text">{link.text}</span>
    </MenuLink>
  );
}
