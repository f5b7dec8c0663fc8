import { useState } from 'react';
import { company } from '#content/company.ts';
import {
  aboutLinks,
  industryLinks,
  learning,
  type MenuId,
  moduleCards,
  serviceBlurbs,
  serviceBlurbsInShort,
  serviceLinks,
} from '#content/frame/navigation.ts';
import { PRODUCTS } from '#shared/paths.ts';
import { only } from '#shared/picture-source.ts';
import { useDeferredImport } from '../../ui/hydration/use-deferred-import.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { SmallPicture } from '../../ui/small-picture.tsx';
import { MenuLink } from './menu-link.tsx';
import { panelId } from './use-menu-panels.ts';

/** The panel of a top-level entry of the main navigation; hidden from everybody while it is closed. */
export function MenuPanel({ id, isOpen }: { id: MenuId; isOpen: boolean }) {
  // Its pictures come with the first opening, and stay while it fades out.
  const [isUsed, setIsUsed] = useState(false);
  if (isOpen && !isUsed) setIsUsed(true);
  return (
    <div className="menu-panel" id={panelId(id)} hidden={!isOpen}>
      <div>
        {id === 'services' && <Services isUsed={isUsed} />}
        {id === 'products' && <Products />}
        {id === 'about' && <Topics links={aboutLinks} isUsed={isUsed} kind="square menu__cards--stage" />}
        {id === 'industries' && <Topics links={industryLinks} isUsed={isUsed} kind="menu__cards--screens" />}
      </div>
    </div>
  );
}

function Services({ isUsed }: { isUsed: boolean }) {
  return (
    <div className="menu__services">
      {serviceLinks.map((group) => (
        <div className="menu__group" key={group.to}>
          <MenuLink className="menu__lead" to={group.to}>
            {isUsed && <Shot of={group.to} />}
            <span>
              <b>{group.name}</b> <span>{group.text}</span>
            </span>
          </MenuLink>
          <ul className="menu__links">
            {group.entries.map((entry) => (
              <li key={entry.to}>
                {/* The words after a name's short form are left out in narrow windows. */}
                <MenuLink to={entry.to}>
                  {entry.short}
                  <span>{entry.name.slice(entry.short.length)}</span>
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="grid sunken menu__aside">
        <p className="label">{serviceBlurbs.title}</p>
        {serviceBlurbs.list.map((blurb) => (
          <p key={blurb.name} className="note">
            <span className="title-2 ink block">{blurb.name}</span>
            {` ${blurb.text}`}
          </p>
        ))}
      </div>
      <p className="wide text-xs muted ruled inset-3 menu__short">{serviceBlurbsInShort}</p>
    </div>
  );
}

function Products() {
  return (
    <>
      <ul className="grid menu__cards">
        {moduleCards.map((card) => (
          <li key={card.module}>
            <AppLink className="grid gap-3 menu__module" to={PRODUCTS}>
              <span className="menu__shot">
                <SmallPicture of={only(480, card.picture)} />
              </span>
              <span>
                <b>{card.name}</b> <span>{card.text}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="row ruled menu__foot">
        <Icon name="graduation-cap" className="icon-tile" />
        <p>
          <b>{learning.title}</b> <span>{learning.text}</span>
        </p>
        <a className="button button--small push" href={company.learningUrl}>
          {learning.action}
          <Icon name="arrow-up-right" />
          <span className="visually-hidden">{learning.actionSuffix}</span>
        </a>
      </div>
    </>
  );
}

type TopicsProps = {
  links: readonly { to: string; name: string; text: string }[];
  isUsed: boolean;
  kind: string;
};

export const loadPictures = () => import('./topic-picture.tsx').catch(() => ({ TopicPicture: () => null }));

/** Empty if they fail to load. Not lazy in a `<Suspense>`, which React reveals 300 ms after its fallback. */
function Shot({ of }: { of: string }) {
  const pictures = useDeferredImport(loadPictures);
  return <span className="menu__shot">{pictures && <pictures.TopicPicture to={of} />}</span>;
}

function Topics({ links, isUsed, kind }: TopicsProps) {
  return (
    <ul className={`grid menu__cards ${kind}`}>
      {links.map(({ to, name, text }) => (
        <li key={to}>
          <MenuLink className="grid gap-3 menu__module" to={to}>
            {isUsed && <Shot of={to} />}
            <span>
              <b>{name}</b> <span>{text}</span>
            </span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
