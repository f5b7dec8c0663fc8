import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { AppLink } from './app-link.tsx';

/** A link whose arrow moves under the mouse: a button, a text link or the title of a card, by its class. */
export function ArrowLink({ children, ...link }: ComponentProps<typeof AppLink>) {
  return (
    <AppLink {...link}>
      {children} <Icon name="arrow-right" className="icon--move" />
    </AppLink>
  );
}
