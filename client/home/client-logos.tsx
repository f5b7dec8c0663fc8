import { home } from '#content/home/home-copy.ts';
import { clientLogos } from '../pictures/logos.ts';
import { LogoStrip } from '../ui/carousel/logo-strip.tsx';
import { CLIENT_LOGO_STRIP } from './motion.ts';

/** The strip of client logos (behaviour H3, L4). */
export function Clients() {
  return (
    <div id="clients-strip">
      <LogoStrip className="wrap" label={home.clientsLabel} logos={clientLogos} {...CLIENT_LOGO_STRIP} />
    </div>
  );
}
