import { CONTACT } from '#shared/paths.ts';
import { Icon } from '../icon.tsx';
import { AppLink } from './app-link.tsx';

/** The button that leads to the contact form; `quiet` where the band has a filled one already. */
export function GetStarted({
  children = 'Get Started',
  quiet = false,
}: {
  children?: string;
  quiet?: boolean;
}) {
  return (
    <AppLink className={quiet ? 'button button--quiet' : 'button'} to={CONTACT}>
      {children} <Icon name="arrow-right" className="icon--move" />
    </AppLink>
  );
}
