import { CONTACT } from '#shared/paths.ts';
import { ArrowLink } from './arrow-link.tsx';

/** The button that leads to the contact form; `quiet` where the band has a filled one already. */
export function GetStarted({
  children = 'Get Started',
  quiet = false,
}: {
  children?: string;
  quiet?: boolean;
}) {
  return (
    <ArrowLink className={quiet ? 'button button--quiet' : 'button'} to={CONTACT}>
      {children}
    </ArrowLink>
  );
}
