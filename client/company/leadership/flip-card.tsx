import './flip-card.css';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { leadership, type TeamMember } from '#content/company/leadership-copy.ts';
import { signedWork } from '#content/company/signed-work.ts';
import { portraits } from '../../pictures/portraits.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKept } from '../../ui/kept/kept.ts';
import { Signature } from '../../ui/person/signature.tsx';

/** As on a board, J stands for connectors and U for every other part; each is numbered from 1. */
const groupsByLetter = Map.groupBy(leadership.groups, ({ id }) => (id === 'people' ? 'J' : 'U'));
const designators = new Map(
  [...groupsByLetter].flatMap(([letter, groups]) =>
    groups.flatMap(({ members }) => members).map(({ id }, index) => [id, `${letter}${index + 1}`] as const),
  ),
);

/** A person: portrait and name in front, their work on the back. Turned by its button, or by hovering. */
export function FlipCard({ member, group }: { member: TeamMember; group: string }) {
  const { id, name, position, bio, photo } = member;
  const signed = signedWork[id];
  const card = useRef<HTMLDivElement>(null);
  const backId = useId();
  const [pinned, setPinned] = useKept(`card ${name}`, false);
  const [hovered, setHovered] = useState(false);
  const turned = pinned || hovered;
  const turnBack = () => {
    setPinned(false);
    setHovered(false);
  };
  const onKeyDown = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // Content shown on hover must be dismissible without moving the mouse, wherever the focus is (WCAG 1.4.13).
    if (key === 'Escape' && (hovered || card.current?.contains(target as Node))) turnBack();
  });
  useEffect(() => {
    if (!turned) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [turned]);
  const words = (
    <>
      <h3 className="anywhere">{name}</h3>
      <p className="text-s muted">{position}</p>
    </>
  );
  /** Decorative: the name beside it identifies the person. */
  const portrait = { src: portraits[photo - 1], ...sizeOf(group), loading: 'lazy' as const };
  return (
    <div
      ref={card}
      className="flip-card"
      data-turned={turned || undefined}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setHovered(false)}
    >
      <div className="frame frame--small raised flip-card__face flip-card__face--front">
        <div className="flip-card__part prints">
          <img className="whole" alt="" {...portrait} />
          <span className="mono-xs flip-card__designator" aria-hidden="true">
            {designators.get(id)}
          </span>
        </div>
        <div className="flip-card__name box-4 grid">
          {words}
          {signed && (
            <DescriptionList
              className="grid facts ruled flip-card__facts above-3 inset-3"
              items={[
                ['Since', signed.since],
                ['Signs', signed.work.split(/(?<=, )/).map((part) => <span key={part}>{part}</span>)],
              ]}
            />
          )}
          <Signature of={id} />
        </div>
      </div>
      <div id={backId} className="frame frame--small raised flip-card__face box-5 flip-card__face--back">
        {words}
        <p className="flip-card__bio above-3">{bio}</p>
        <Signature of={id} />
      </div>
      <IconButton
        icon={turned ? 'x' : 'plus'}
        className="flip-card__toggle needs-scripts"
        aria-expanded={turned}
        aria-controls={backId}
        label={`About ${name}`}
        // Hovering has already turned the card: the first click pins it.
        onClick={() => (pinned ? turnBack() : setPinned(true))}
      />
    </div>
  );
}

/** The size of the group's package as art/portraits.ts draws it. */
const sizeOf = (group: string) =>
  ['direction', 'software'].includes(group) ? { width: 200, height: 200 } : { width: 240, height: 160 };
