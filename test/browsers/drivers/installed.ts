import { hasFirefox, launchFirefox } from './firefox.ts';
import { hasWebKit, launchWebKit } from './webkit.ts';

/** The browsers of the journeys, and the packages of Debian that they come from. */
export const INSTALLED = [
  { name: 'Firefox', is: hasFirefox, launch: launchFirefox, from: 'firefox-esr' },
  { name: 'WebKit', is: hasWebKit, launch: launchWebKit, from: 'webkit2gtk-driver and xvfb' },
];
