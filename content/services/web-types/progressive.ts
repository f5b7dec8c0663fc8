import { interfaceClosingSignal } from '../../pictures/interface/closing-signal.ts';
import { interfaceDeviceOffline } from '../../pictures/interface/device-offline.ts';
import type { WebTypeWords } from './web-type-copy.ts';

export const progressive: WebTypeWords = {
  title: 'Progressive web application development',
  description:
    'Progressive web applications that install from a link, open without a network and send what was entered when it is back.',
  hero: {
    title: 'Web applications that work offline',
    lead: 'A progressive web application opens from a link, lives on the home screen and keeps working in a basement, a bus or a cold store. There is one code base and no store review.',
  },
  order: ['code', 'letters', 'features'],
  request: {
    arrangement: 'phone',
    title: 'In the basement',
    turn: 'Take the network away',
    stations: [
      {
        ref: '10:58',
        name: 'Visit 18',
        usual: { note: 'All on the server', figure: '4G' },
        otherwise: { note: 'Three entries wait', figure: 'No network', isStop: true },
      },
      ...['Plate', '2.1 bar', 'Signature'].map((name, at) => ({
        ref: '',
        name,
        usual: { note: '', figure: `10:58:0${at + 2}` },
        otherwise: { note: '', figure: 'waits' },
      })),
      {
        ref: '',
        name: 'Next visit',
        usual: { note: 'Chiller 2' },
        otherwise: { note: 'Chiller 2' },
      },
    ],
    outcome: {
      usual: 'Saved after 29 ms, on the server after 269 ms.',
      otherwise: 'Saved after 29 ms all the same. Three entries wait and will leave in order.',
    },
  },
  letters: {
    layout: 'across',
    title: 'What the three letters mean',
    text: 'It begins as an ordinary page and uses what the browser offers. The figures are those of the visits below.',
    points: [
      {
        letter: 'P',
        title: 'Progressive',
        text: 'Works in every browser. Where the browser can do more, such as notices or the camera, it does more.',
        code: '9 of 9\nbrowsers open a visit',
      },
      {
        letter: 'W',
        title: 'Web',
        text: 'Has an address. You can send it, search for it and open it without installing anything.',
        code: '0 stores\nbefore the first use',
      },
      {
        letter: 'A',
        title: 'Application',
        text: 'Sits on the home screen, starts in its own window and remembers what you were doing.',
        code: '0.6 s\nto open offline',
      },
    ],
  },
  features: {
    title: 'What work in the field needs',
    text: 'Surveys, deliveries, inspections, sales visits: work that happens away from a desk.',
    evidence: {
      kind: 'report',
      name: 'second visit, 4G, a phone of 2019',
      caption:
        'The limits are written into the build, which stops when one is passed. Values of an example project.',
      columns: ['Measured', 'Value', 'Limit'],
      rows: [
        ['Largest paint', '1.1 s', '2.5 s', 44],
        ['Answer to a tap', '64 ms', '200 ms', 32],
        ['Layout shift', '0.01', '0.10', 10],
        ['Travels again', '18 kB', '60 kB', 30],
        ['Opens offline', '0.6 s', '1.0 s', 60],
      ],
    },
    layout: 'rows',
    points: [
      {
        icon: 'wifi',
        title: 'Works with no signal',
        text: 'Lists, forms and yesterday\u2019s data open from the device. A small line says how old they are.',
      },
      {
        icon: 'download',
        title: 'Installs from a link',
        text: 'No store account and no forced update. A new version loads beside the old one and is there at the next start.',
      },
      {
        icon: 'send',
        title: 'Sends what was entered',
        text: 'Entries wait in order and leave when the network returns. A second try of the same entry changes nothing on the server.',
      },
      {
        icon: 'zap',
        title: 'Light on data',
        text: 'After the first visit only what has changed travels: kilobytes instead of a megabyte, which matters on a prepaid plan.',
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
    codeAt: 'start',
    shown: interfaceDeviceOffline,
    file: 'client/outbox.ts',
    code: `const worker = navigator.serviceWorker;
const canSync = 'SyncManager' in self;

async function save(visit: Visit) {
  await outbox.add(visit.id, visit);
  // Safari and Firefox have no sync:
  // there the page sends by itself, now
  // and at each 'online' event.
  if (!canSync) return sendAll();
  const { sync } = await worker.ready;
  await sync.register('outbox');
}

// In the service worker, back online:
self.addEventListener('sync', (event) =>
  event.waitUntil(sendAll()),
);

async function sendAll() {
  for await (const visit of outbox) {
    // A second try has the same key.
    await post(visit.id, visit);
    await outbox.remove(visit.id);
  }
}`,
  },
  workflow: {
    title: 'From paper to the phone',
    text: 'Each step ends with something you can check on the route.',
    layout: 'columns',
    points: [
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
        result: 'A version on\u00a0their\u00a0phones',
      },
      {
        title: 'Let it replace paper',
        text: 'A group works with both for a while. When paper has nothing to add, it goes.',
        result: 'One source of entries',
      },
    ],
  },
  closing: interfaceClosingSignal,
  cta: {
    title: 'Tell us where the signal ends',
    text: 'Where do your people work, and what do they record there? We tell you whether the web is enough or an app is needed.',
  },
};
