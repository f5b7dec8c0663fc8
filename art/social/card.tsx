// The template of a social card, for the page that `?of=` names. Captured by art/social.ts.
import '../../client/styles/tokens.css';
import '../../client/styles/fonts.css';
import '../../client/styles/base.css';
import '../../client/styles/layout.css';
import '../../client/styles/band.css';
import '../../client/styles/text.css';
import '../../client/styles/spacing.css';
import '../../client/ui/icon.css';
import '../../client/services/digital/wide-picture.css';
import './card.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { company } from '#content/company.ts';
import markUrl from '../../client/pictures/mark.svg?url';
import { cards } from './cards.tsx';
import type { Card } from './family-cards.tsx';

/** A title longer than this many characters is set smaller, so that it fits three lines. */
const LONG_TITLE = 22;

function SocialCard({ title, line, aside }: Card) {
  return (
    <main className="band social-card">
      <div className="social-card__words">
        <p className="social-card__brand">
          <img src={markUrl} alt="" width="48" height="48" /> {company.name}
        </p>
        <div>
          <h1 className={title.length > LONG_TITLE ? 'social-card__title--long' : undefined}>{title}</h1>
          <p className="social-card__line">{line}</p>
        </div>
        <p className="via band__label">
          {company.address.city}, since {company.founded}
        </p>
      </div>
      <div className="social-card__aside">{aside}</div>
    </main>
  );
}

const path = new URLSearchParams(location.search).get('of') ?? '';
const card = cards[path];
const root = document.getElementById('root');
if (!card || !root) throw new Error(`art/social/cards.tsx has no card for ${path}`);
createRoot(root).render(
  <MemoryRouter>
    <SocialCard {...card} />
  </MemoryRouter>,
);
