import './flip-card.css';
import { type ReactNode, useId, useState } from 'react';
import { DescriptionList } from '../../ui/description-list.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKept } from '../../ui/kept.ts';
import { Signature } from '../../ui/person/signature.tsx';

type FlipCardProps = {
  name: string;
  position: string;
  bio: string;
  /** As a board's print names its parts: 'U7'. */
  designator?: string;
  /** The symbol of client/pictures/signatures.svg. */
  signature: string;
  /** The portrait, with an empty alternative text: the name stands beside it. */
  photo: ReactNode;
  /** What proves the position, each with the word that names it. */
  facts?: readonly (readonly [label: string, fact: ReactNode])[];
};

/** Lying down, a card that turns grows, and its button would move away from under the mouse. As in flip-card.css. */
const KEEPS_ITS_PLACE = '(min-width: 64em)';

/** A person: portrait and name in front, what they do on the back. Turned by its button, and by a mouse over it. */
export function FlipCard({ name, position, bio, designator, signature, photo, facts }: FlipCardProps) {
  const backId = useId();
  const [pinned, setPinned] = useKept(`card ${name}`, false);
  const [hovered, setHovered] = useState(false);
  const turned = pinned || hovered;
  const turnBack = () => {
    setPinned(false);
    setHovered(false);
  };
  const words = (
    <>
      <h3>{name}</h3>
      <p className="text-s muted">{position}</p>
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse repeats what the button does
    <div
      className="flip-card"
      data-turned={turned || undefined}
      onPointerEnter={(event) =>
        setHovered(event.pointerType === 'mouse' && matchMedia(KEEPS_ITS_PLACE).matches)
      }
      onPointerLeave={(event) => event.pointerType === 'mouse' && setHovered(false)}
      // What a hover brings must be dismissible without moving the mouse (WCAG 1.4.13).
      onKeyDown={(event) => event.key === 'Escape' && turnBack()}
    >
      <div className="frame frame--small raised flip-card__face flip-card__face--front">
        <div className="flip-card__part prints">
          {photo}
          {designator && (
            <span className="mono-xs flip-card__designator" aria-hidden="true">
              {designator}
            </span>
          )}
        </div>
        <div className="flip-card__name box-4 grid content-start">
          {words}
          {facts && (
            <DescriptionList className="grid facts ruled flip-card__facts above-3 inset-3" items={facts} />
          )}
          <Signature of={signature} />
        </div>
      </div>
      <div id={backId} className="frame frame--small raised flip-card__face flip-card__face--back">
        {words}
        <p className="flip-card__bio above-3 text-m">{bio}</p>
      </div>
      <IconButton
        icon={turned ? 'x' : 'plus'}
        className="flip-card__toggle needs-scripts"
        aria-expanded={turned}
        aria-controls={backId}
        label={`About ${name}`}
        // A mouse has turned the card on its way to the button: its first click keeps it turned.
        onClick={() => (pinned ? turnBack() : setPinned(true))}
      />
    </div>
  );
}
