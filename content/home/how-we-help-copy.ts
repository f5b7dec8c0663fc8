import { CONTACT, PRODUCTS } from '#shared/paths.ts';
import type { PictureSource } from '#shared/picture-source.ts';
import { interfaceAnalytics } from '../pictures/interface/analytics.ts';
import { interfaceSecurity } from '../pictures/interface/security.ts';
import { interfaceSupport } from '../pictures/interface/support.ts';
import { moduleRelay } from '../pictures/module/relay.ts';

export type HelpTopic = {
  id: string;
  label: string;
  picture: PictureSource;
  heading: string;
  text: string;
  points: readonly string[];
  link: { label: string; to: string };
};

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'technical-support',
    label: 'Technical Support',
    picture: interfaceSupport,
    heading: 'Engineers who know your system',
    text: 'Support runs 24/7 under a support contract. The engineer on call has the schematics, the code and the log of your last release, so you never start by explaining your own product.',
    points: [
      'One engineer owns a fault until it is closed',
      'Hardware and software from one team',
      'The cause in writing once it is found',
    ],
    link: { label: 'Talk to support', to: CONTACT },
  },
  {
    id: 'product-information',
    label: 'Product Information',
    picture: moduleRelay,
    heading: 'The figures before you order',
    text: 'Each module is published with its specification, features and a drawing. Unsure about load, range or supply? Ask the engineer who designed it.',
    points: [
      'Supply, current, range and size in one table',
      'Dimensions you can check your case against',
      'A plain no when a module does not fit',
    ],
    link: { label: 'See the four modules', to: PRODUCTS },
  },
  {
    id: 'cybersecurity',
    label: 'Cybersecurity',
    picture: interfaceSecurity,
    heading: 'Reviewed, hardened and watched',
    text: 'We go through who can sign in, what faces the internet and which library has a known flaw. Then we close what can be closed and watch the rest.',
    points: [
      'Access reviewed with you, name by name',
      'Firmware updates that are signed',
      'Findings in order of risk, with the fix beside each',
    ],
    link: { label: 'Ask for a review', to: CONTACT },
  },
  {
    id: 'data-and-analytics',
    label: 'Data and Analytics',
    picture: interfaceAnalytics,
    heading: 'A few numbers, and who answers for each',
    text: 'We collect readings from machines, counters and apps, clean them, and leave out of each screen what its reader cannot act on.',
    points: [
      'Sensors, registers and old spreadsheets in one place',
      'Missing readings shown as missing',
      'Exports your own analysts can use',
    ],
    link: { label: 'Show us your data', to: CONTACT },
  },
];
