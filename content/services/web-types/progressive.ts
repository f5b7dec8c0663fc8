import { heroDigital } from '../../pictures/hero-digital.ts';
import type { WebTypeWords } from './web-type-copy.ts';

export const progressive: WebTypeWords = {
  description:
    'Progressive web applications that install from a link, open without a network and send what was entered when it is back.',
  hero: {
    title: 'The network is a bonus',
    lead: 'A progressive web application opens from a link, lives on the home screen and goes on working in a basement, a bus or a cold store. There is one code base and no store review.',
  },
  path: {
    label: 'A tap, with or without a network',
    stops: [
      { ref: 'S1', name: 'Tap', note: 'The screen answers at once' },
      { ref: 'U1', name: 'Service worker', note: 'Our own code between page and network' },
      { ref: 'U2', name: 'Store on the device', note: 'Pages, pictures and unsent entries' },
      { ref: 'J1', name: 'Network', note: 'When there is one' },
    ],
  },
  letters: {
    title: 'Three letters, in that order',
    text: 'It starts as a good page and gains from there. On an old phone it is still a good page.',
    items: [
      {
        letter: 'P',
        name: 'Progressive',
        text: 'Works in every browser. Where the browser can do more, such as notices or the camera, it does more.',
      },
      {
        letter: 'W',
        name: 'Web',
        text: 'Has an address. You can send it, search for it and open it without installing anything.',
      },
      {
        letter: 'A',
        name: 'Application',
        text: 'Sits on the home screen, starts in its own window and remembers what you were doing.',
      },
    ],
  },
  features: {
    title: 'What the field asks for',
    text: 'Surveys, deliveries, inspections, sales visits: work that happens away from a desk.',
    picture: heroDigital,
    cards: [
      {
        icon: 'wifi',
        title: 'Works with no signal',
        text: 'Lists, forms and yesterday\u2019s data open from the device. A small line says how old they are.',
      },
      {
        icon: 'download',
        title: 'Installs from a link',
        text: 'No store account and no forced update. A new version is there at the next start.',
      },
      {
        icon: 'send',
        title: 'Sends what was entered',
        text: 'Entries wait in order and leave when the network returns, each exactly once.',
      },
      {
        icon: 'zap',
        title: 'Light on data',
        text: 'After the first visit only what has changed travels, which matters on a prepaid plan.',
      },
    ],
  },
  codeSample: {
    title: 'An entry is never lost',
    text: 'The form does not ask whether there is a network. It writes to the device, and a queue takes care of the rest.',
    points: [
      'Each entry carries its own key, so a second try is harmless.',
      'The list shows what is still waiting.',
      'A conflict is shown to a person and not settled in silence.',
    ],
    file: 'client/outbox.ts',
    code: `export async function save(visit: Visit) {
  await outbox.add({ key: visit.id, visit });
  await registration.sync.register('outbox');
}

// In the service worker, when a network is back:
async function sendAll() {
  for (const entry of await outbox.inOrder()) {
    await post('/visits', entry);
    await outbox.remove(entry.key);
  }
}`,
  },
  workflow: [
    {
      title: 'Follow a working day',
      text: 'We go along on a route and note where the signal ends and what people do then.',
      result: 'A map of the gaps',
    },
    {
      title: 'Decide what travels',
      text: 'For every list we settle how old it may be, how large it gets and who wins a conflict.',
      result: 'A page of offline rules',
    },
    {
      title: 'Build on old phones',
      text: 'We develop on the devices that your people own, with the network switched off for hours.',
      result: 'A version on their phones',
    },
    {
      title: 'Let it replace paper',
      text: 'A group works with both for a while. When paper has nothing to add, it goes.',
      result: 'One source of entries',
    },
  ],
  cta: {
    title: 'Where does the signal end?',
    text: 'Tell us where your people work and what they write down there. We tell you whether the web is enough or an app is needed.',
  },
};
