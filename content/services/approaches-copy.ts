import type { Approach } from './app-types/app-type-copy.ts';

type ApproachWords = {
  id: Approach;
  label: string;
  title: string;
  text: string;
  /** What each approach is asked about, in the order shown. */
  facts: { writtenIn: string; shared: string; hardware: string; look: string };
  choose: string;
  avoid: string;
  action: string;
};

export const approachWords = {
  choose: 'Choose it when',
  avoid: 'Look elsewhere when',
  facts: {
    writtenIn: 'Written in',
    shared: 'Shared code',
    hardware: 'Reach to hardware',
    look: 'Look and feel',
  },
} as const;

export const approaches: readonly ApproachWords[] = [
  {
    id: 'native',
    label: 'Native',
    title: 'One app for each system, in its own language',
    text: 'Kotlin on Android, Swift on iOS. Your app reaches the whole device, and new features of the system on the first day.',
    facts: {
      writtenIn: 'Kotlin, Swift',
      shared: 'The service behind the apps',
      hardware: 'Complete',
      look: 'That of each system',
    },
    choose: 'the app is about the device: sensors, camera, Bluetooth, work in the background.',
    avoid: 'you need both systems soon and the screens are mostly lists and forms.',
    action: 'Plan a native app',
  },
  {
    id: 'cross',
    label: 'Cross-platform',
    title: 'Shared rules below, native screens above',
    text: 'Kotlin Multiplatform holds data, rules and network once. Each system keeps screens of its own, so nobody notices that anything is shared.',
    facts: {
      writtenIn: 'Kotlin, with Swift for the iOS screens',
      shared: 'Data, rules, network',
      hardware: 'Complete',
      look: 'That of each system',
    },
    choose: 'the rules are complex, and the screens should feel native.',
    avoid: 'the app is small. Two sets of screens cost more than the sharing saves.',
    action: 'Talk about shared rules',
  },
  {
    id: 'hybrid',
    label: 'Hybrid',
    title: 'Your web application, packaged as an app',
    text: 'A web application runs inside a native frame that adds the camera, notifications and a place in the store. We use Capacitor, and tell you when a plain web application would do.',
    facts: {
      writtenIn: 'TypeScript, HTML and CSS',
      shared: 'Nearly everything, with the website too',
      hardware: 'Through plug-ins',
      look: 'That of your website',
    },
    choose: 'there is a good web application and it has to be found in the stores.',
    avoid: 'the app scrolls long lists, edits pictures or runs for hours.',
    action: 'Ask about a hybrid app',
  },
  {
    id: 'flutter',
    label: 'Flutter',
    title: 'One code base that draws its own screens',
    text: 'Flutter brings its own drawing engine, so your design is the same on every phone and moves smoothly on modest ones.',
    facts: {
      writtenIn: 'Dart',
      shared: 'Screens and rules',
      hardware: 'Through plug-ins, ours if need be',
      look: 'Your own, the same everywhere',
    },
    choose: 'you have a strong design of your own and one team for both stores.',
    avoid: 'your people know React, or the app should look like a part of the system.',
    action: 'Plan a Flutter app',
  },
  {
    id: 'ios',
    label: 'iOS',
    title: 'Swift first, for people with an iPhone',
    text: 'One system, done with care: widgets, passkeys, large text, VoiceOver. Often the right first version of a consumer product.',
    facts: {
      writtenIn: 'Swift',
      shared: 'iPhone, iPad and Watch',
      hardware: 'Complete, within Apple\u2019s rules',
      look: 'That of iOS',
    },
    choose: 'the people you want to reach carry iPhones, or an accessory needs a companion app.',
    avoid: 'most of your users are on Android, as in most field teams in India.',
    action: 'Plan an iOS app',
  },
  {
    id: 'reactnative',
    label: 'React Native',
    title: 'Native controls, steered from React',
    text: 'Screens are described in React and shown with the controls of the system. Rules and types are shared with the website, and so are the people.',
    facts: {
      writtenIn: 'TypeScript',
      shared: 'Rules with the web, screens between phones',
      hardware: 'Through native modules',
      look: 'That of each system',
    },
    choose: 'there is a React product and a team that knows it.',
    avoid: 'nobody on your team writes React, or every screen is drawn by hand.',
    action: 'Plan a React Native app',
  },
];
