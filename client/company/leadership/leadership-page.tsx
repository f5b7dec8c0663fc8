import '../../ui/link/link-list.css';
import '../split-margin.css';
import './leadership-page.css';
import { leadership } from '#content/company/leadership-copy.ts';
import { moduleNodeAbove } from '#content/pictures/module/node-above.ts';
import { LEADERSHIP } from '#shared/paths.ts';
import { pageHead } from '../../ui/page.ts';
import { ClosingCard } from '../closing-card.tsx';
import { FlipCard } from './flip-card.tsx';

export function Page() {
  const { heading, lead, groups, groupsLabel, join } = leadership;
  return (
    <>
      <div className="wrap split split--wide-start items-end gap-6 team-top">
        <div className="stack">
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <nav aria-label={groupsLabel}>
          <ul className="rules ruled-end link-list">
            {groups.map(({ id, title, members }) => (
              <li key={id} className="beside gap-0">
                <a href={`#${id}`}>{title}</a>
                <span className="mono text-xs copper" aria-hidden="true">
                  {members.length}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="wrap grid team">
        {groups.map(({ id, title, text, members }) => (
          <section
            key={id}
            className={`grid split--margin ruled team__group inset-5 team__group--${id}`}
            id={id}
            aria-labelledby={`${id}-title`}
          >
            <div className="row between team__head items-baseline">
              <h2 className="title-2" id={`${id}-title`}>
                {title}
              </h2>
              <p className="muted balance">{text}</p>
            </div>
            {/* The size of every group but the first, whose cards are larger, is a multiple of four. */}
            <ul className={`grid cols-2 team__cards gap-3${id === 'direction' ? '' : ' desk-cols-4'}`}>
              {members.map((member) => (
                <li key={member.id}>
                  <FlipCard member={member} group={id} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ClosingCard {...join} picture={moduleNodeAbove} />
    </>
  );
}

export const head = () => pageHead(leadership, LEADERSHIP);
