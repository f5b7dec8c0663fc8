import '../../ui/link/link-list.css';
import './leadership-page.css';
import { leadership } from '#content/company/leadership-copy.ts';
import { signedWork } from '#content/company/signed-work.ts';
import { moduleNodeAbove } from '#content/pictures/module-node-above.ts';
import { LEADERSHIP } from '#shared/paths.ts';
import { portraits } from '../../pictures/portraits.ts';
import { pageHead } from '../../ui/page-head.ts';
import { ClosingCard } from '../closing-card.tsx';
import { FlipCard } from './flip-card.tsx';

/** Connectors are J on a board, and every other part of ours is U; each counts from 1. */
const designators = new Map(
  [
    { letter: 'U', groups: leadership.groups.filter(({ id }) => id !== 'people') },
    { letter: 'J', groups: leadership.groups.filter(({ id }) => id === 'people') },
  ].flatMap(({ letter, groups }) =>
    groups.flatMap(({ members }) => members).map(({ id }, index) => [id, `${letter}${index + 1}`] as const),
  ),
);

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
          <ul className="rules rules--closed link-list team-top__list">
            {groups.map(({ id, title, members }) => (
              <li key={id}>
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
            className={`grid ruled team__group inset-5 team__group--${id}`}
            id={id}
            aria-labelledby={`${id}-title`}
          >
            <div className="row between team__head items-baseline">
              <h2 className="title-2" id={`${id}-title`}>
                {title}
              </h2>
              <p className="muted balance">{text}</p>
            </div>
            {/* Every group but the first, whose cards are larger, is a multiple of four. */}
            <ul className={`grid cols-2 team__cards gap-3${id === 'direction' ? '' : ' desk-cols-4'}`}>
              {members.map((member) => (
                <li key={member.id}>
                  <FlipCard
                    name={member.name}
                    position={member.position}
                    bio={member.bio}
                    signature={member.id}
                    designator={designators.get(member.id) ?? ''}
                    photo={<img src={portraits[member.photo - 1]} alt="" {...sizeOf(id)} loading="lazy" />}
                    facts={factsOf(member.id)}
                  />
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

/** As art/portraits.ts draws the package of the group. */
function sizeOf(group: string) {
  return ['direction', 'software'].includes(group)
    ? { width: 200, height: 200 }
    : { width: 240, height: 160 };
}

function factsOf(id: string) {
  const signed = signedWork[id];
  if (!signed) return [];
  const [work, client] = signed.work.split(/(?<=, )/);
  return [
    ['Since', signed.since],
    [
      'Signs',
      <>
        {work}
        {client && <span>{client}</span>}
      </>,
    ],
  ] as const;
}

export const head = () => pageHead(leadership, LEADERSHIP);
