import { officeDesk } from '../../pictures/office-desk.ts';
import type { AppTypeWords } from './app-type-copy.ts';

export const flutter: AppTypeWords = {
  description:
    'Flutter apps for Android and iOS from one code base: your own look, smooth on modest phones, with native parts where needed.',
  approach: 'flutter',
  hero: {
    title: 'One app, two stores, the same picture',
    lead: 'Flutter draws every pixel itself, so your design looks the same on a small Android phone and on a new iPhone. One team, one code base, one list of faults.',
    drawing:
      'An Android phone and an iPhone side by side with the same made-up app, a delivery route with four stops.',
  },
  phones: 'both',
  screen: 'route',
  services: {
    title: 'What we do with Flutter',
    text: 'From an empty repository, or from the app you already have.',
    cards: [
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
        text: 'We find the frame that is late, on the slowest phone you support, and mend its cause.',
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
    file: 'route_screen.dart',
    code: `Widget build(BuildContext context) {
  return StreamBuilder(
    // The database, not the network
    stream: stops.today(),
    builder: (context, found) => switch (found.data) {
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
    text: 'Sharing the code is easy. Making it feel at home in both places takes attention.',
    picture: officeDesk,
    cards: [
      {
        title: 'We know what lies below',
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
  compare: 'Flutter is one of three ways to share code. Compare it with the others before you decide.',
  cta: {
    title: 'Two apps you would like to be one?',
    text: 'Send us both store links. We tell you what could be shared and what should stay apart.',
  },
};
