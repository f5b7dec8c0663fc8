import type { Approach } from './app-types/app-type-copy.ts';

type ApproachWords = {
  id: Approach;
  label: string;
  title: string;
  text: string;
  /** What it answers to each of `approachQuestions`. */
  facts: readonly [string, string, string, string, choose: string, avoid: string];
  action: string;
};

/** What each approach is asked about, in the order shown. */
export const approachQuestions = [
  'Written in',
  'Shared code',
  'Reach to hardware',
  'Look and feel',
  'Choose it when',
  'Look elsewhere when',
] as const;

export const approaches: readonly ApproachWords[] = [
  {
    id: 'native',
    label: 'Native',
    title: 'One app for each system, in its own language',
    text: 'Kotlin on Android, Swift on iOS. Your app reaches the whole device, and new features of the system on the first day.',
    facts: [
      'Kotlin, Swift',
      'The service behind the apps',
      'Complete',
      'That of each system',
      'the app is about the device: sensors, camera, Bluetooth, work in the background.',
      'you need both systems soon and the screens are mostly lists and forms.',
    ],
    action: 'Plan a native app',
  },
  {
    id: 'cross',
    label: 'Cross-platform',
    title: 'Shared rules below, native screens above',
    text: 'Kotlin Multiplatform holds data, rules and network once. Each system keeps screens of its own, so nobody notices that anything is shared.',
    facts: [
      'Kotlin, with Swift for the iOS screens',
      'Data, rules, network',
      'Complete',
      'That of each system',
      'the rules are complex, and the screens should feel native.',
      'the app is small. Two sets of screens cost more than the sharing saves.',
    ],
    action: 'Talk about shared rules',
  },
  {
    id: 'hybrid',
    label: 'Hybrid',
    title: 'Your web application, packaged as an app',
    text: 'A web application runs inside a native frame that adds the camera, notifications and a place in the store. We use Capacitor, and tell you when a plain web application would do.',
    facts: [
      'TypeScript, HTML and CSS',
      'Nearly everything, with the website too',
      'Through plug-ins',
      'That of your website',
      'there is a good web application and it has to be found in the stores.',
      'the app scrolls long lists, edits pictures or runs for hours.',
    ],
    action: 'Ask about a hybrid app',
  },
  {
    id: 'flutter',
    label: 'Flutter',
    title: 'One code base that draws its own screens',
    text: 'Flutter brings its own drawing engine, so your design is the same on every phone and moves smoothly on modest ones.',
    facts: [
      'Dart',
      'Screens and rules',
      'Through plug-ins, ours if need be',
      'Your own, the same everywhere',
      'you have a strong design of your own and one team for both stores.',
      'your people know React, or the app should look like a part of the system.',
    ],
    action: 'Plan a Flutter app',
  },
  {
    id: 'ios',
    label: 'iOS',
    title: 'Swift first, for people with an iPhone',
    text: 'One system, done with care: widgets, passkeys, large text, VoiceOver. Often the right first version of a consumer product.',
    facts: [
      'Swift',
      'iPhone, iPad and Watch',
      'Complete, within Apple\u2019s rules',
      'That of iOS',
      'the people you want to reach carry iPhones, or an accessory needs a companion app.',
      'most of your users are on Android, as in most field teams in India.',
    ],
    action: 'Plan an iOS app',
  },
  {
    id: 'reactnative',
    label: 'React Native',
    title: 'Native controls, steered from React',
    text: 'Screens are described in React and shown with the controls of the system. Rules and types are shared with the website, and so are the people.',
    facts: [
      'TypeScript',
      'Rules with the web, screens between phones',
      'Through native modules',
      'That of each system',
      'there is a React product and a team that knows it.',
      'nobody on your team writes React, or every screen is drawn by hand.',
    ],
    action: 'Plan a React Native app',
  },
];
