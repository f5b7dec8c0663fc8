import { interfaceClosingTwoApps } from '../../pictures/interface/closing-two-apps.ts';
import { interfaceDeviceFlutter } from '../../pictures/interface/device-flutter.ts';
import { interfaceDeviceStates } from '../../pictures/interface/device-states.ts';
import type { AppTypeWords } from './app-type-copy.ts';

export const flutter: AppTypeWords = {
  title: 'Flutter app development',
  description:
    'Flutter apps for Android and iOS from one code base: your own look, smooth on modest phones, with native parts where needed.',
  approach: 'flutter',
  hero: {
    title: 'Flutter apps for Android and iOS',
    lead: 'Flutter draws every pixel itself, so your design looks the same on a small Android phone and on a new iPhone. One team, one code base, one list of bugs.',
    picture: interfaceDeviceFlutter,
    shown: 'whole',
  },
  result: {
    figure: 'A third of the calls to the office',
    of: 'Left, once parents saw the bus on their phones',
    project: 'school-bus',
  },
  offline: {
    title: 'When two people change the same route',
    text: 'The driver works without a network while dispatch moves a stop. Changes that agree are merged; about the others a person is asked.',
    queue: {
      form: 'lanes',
      name: 'Stops between driver and dispatch',
      turn: 'Drive into the valley',
      source: 'Driver',
      target: 'Dispatch',
      waiting: 'on the phone',
      entries: [
        { name: 'Depot left', arrived: '09:10, in order' },
        { name: 'Clinic, signed', arrived: '10:05, in order' },
        { name: 'School, moved', arrived: 'both changed it: asked', isAsked: true },
        { name: 'Market, signed', arrived: '12:40, in order' },
      ],
      outcome: {
        arrived: 'Three stops are merged. The school was changed on both sides, and dispatch is asked.',
        waiting: 'Four stops are kept on the phone. The route opens and can be signed as before.',
      },
    },
  },
  order: ['services', 'code', 'why', 'approaches', 'offline'],
  services: {
    title: 'What we do with Flutter',
    text: 'From an empty repository, or from the app you already have.',
    layout: 'pairs',
    evidence: {
      kind: 'sheet',
      name: 'route app, lines of code at release 3.2',
      caption:
        'From an example project with a scanner of its own kind: 96% is written once. Tests are not counted.',
      columns: ['Part', 'Lines', 'Runs on'],
      rows: [
        ['Screens, Dart', '18,400', 'both'],
        ['Rules and database, Dart', '\u00a09,700', 'both'],
        ['Scanner plug-in, Kotlin', '\u00a0\u00a0\u00a0620', 'Android'],
        ['Scanner plug-in, Swift', '\u00a0\u00a0\u00a0540', 'iOS'],
      ],
    },
    points: [
      {
        icon: 'layers',
        title: 'Apps for both stores',
        text: 'A single Dart code base with the gestures and the back button that each system expects.',
      },
      {
        icon: 'pencil-ruler',
        title: 'Your brand as widgets',
        text: 'A library of parts with your colours, type and motion, shown in a catalogue you can open.',
      },
      {
        icon: 'cpu',
        title: 'Native plug-ins',
        text: 'When no package speaks to your device, we write the Kotlin and Swift below it ourselves.',
      },
      {
        icon: 'database',
        title: 'Offline first',
        text: 'A local database is what the screens read. The network only keeps it fresh.',
      },
      {
        icon: 'git-branch',
        title: 'Flutter inside an app',
        text: 'A new section in Flutter within your existing native app, without starting again.',
      },
      {
        icon: 'zap',
        title: 'Smoothness',
        text: 'We find the frame that is late, on the slowest phone you support, and fix its cause.',
      },
    ],
  },
  codeSample: {
    title: 'The screen reads from the phone',
    text: 'A list never waits for the network. It shows what is stored and changes when something newer arrives.',
    points: [
      'Opening the app in a lift shows the route.',
      'Every row can say how fresh it is.',
      'The same code draws both systems.',
    ],
    shown: interfaceDeviceStates,
    file: 'route_screen.dart',
    code: `Widget build(BuildContext context) {
  return StreamBuilder(
    // The database, not the network
    stream: stops.today(),
    builder: (context, found) =>
        switch (found.data) {
      null => const RouteSkeleton(),
      [] => const NoStopsToday(),
      final list => StopList(
        list,
        freshness: sync.lastDone,
      ),
    },
  );
}`,
  },
  why: {
    title: 'Why choose us for Flutter',
    text: 'One code base still runs on two systems with habits of their own. We know both.',
    evidence: {
      kind: 'report',
      name: 'profile build, slowest phone supported',
      caption:
        'From an example project: 99th percentile while a list of 400 stops is scrolled. A frame at 60 Hz has 16.7 ms.',
      columns: ['Measured', 'Value', 'Limit'],
      rows: [
        ['Build', '4.1 ms', '8 ms', 51],
        ['Raster', '6.3 ms', '8 ms', 79],
        ['Late frames', '0.4%', '1%', 40],
        ['Cold start', '1.3 s', '2 s', 65],
        ['Download', '14 MB', '20 MB', 70],
      ],
    },
    layout: 'columns',
    points: [
      {
        title: 'Native code where it is needed',
        text: 'The same team writes Kotlin and Swift, so a plug-in that is missing does not stop the project.',
      },
      {
        title: 'Tested by picture',
        text: 'Each screen is compared with its approved picture at every change, in both themes.',
      },
      {
        title: 'Upgrades in the plan',
        text: 'New Flutter versions are tried early on a branch and are no surprise in the week of a release.',
      },
      {
        title: 'An honest no',
        text: 'If your app is mostly camera, maps or widgets of the system, we say that native is the better buy.',
      },
    ],
  },
  compare: {
    title: 'How much is written once?',
    text: 'Flutter is one of four ways to share code. Compare the six approaches before you decide.',
    asks: 1,
    form: 'columns',
  },
  closing: interfaceClosingTwoApps,
  cta: {
    title: 'Two apps to merge into one?',
    text: 'Send us both store links. We tell you what could be shared and what should stay apart.',
  },
};
