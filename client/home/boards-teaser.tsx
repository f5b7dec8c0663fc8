import './boards-teaser.css';
import { home } from '#content/home/home-copy.ts';
import { moduleIrAbove } from '#content/pictures/module-ir-above.ts';
import { moduleL293dAbove } from '#content/pictures/module-l293d-above.ts';
import { moduleRelayAbove } from '#content/pictures/module-relay-above.ts';
import { moduleRfAbove } from '#content/pictures/module-rf-above.ts';
import { PRODUCTS } from '#shared/paths.ts';
import { only } from '#shared/picture-source.ts';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';

const boards = [
  { name: 'L293D motor driver module', picture: moduleL293dAbove },
  { name: 'Relay module', picture: moduleRelayAbove },
  { name: 'IR sensor module', picture: moduleIrAbove },
  { name: 'RF module', picture: moduleRfAbove },
];

/** The way to the products page, whose boards can be tried there. */
export function BoardsTeaser() {
  const { heading, text, action } = home.boards;
  return (
    <div className="split split--third frame boards above-8 box-5">
      <div className="stack gap-3">
        <h3 className="title-3">{heading}</h3>
        <p>{text}</p>
        <AppLink className="text-link icon-after" to={PRODUCTS}>
          {action}
        </AppLink>
      </div>
      <div className="grid gap-3 boards__row">
        {boards.map(({ name, picture }) => (
          <Picture key={name} of={only(480, picture)} alt={name} />
        ))}
      </div>
    </div>
  );
}
