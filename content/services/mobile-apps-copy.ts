import type { AppType } from '#shared/slugs.ts';
import { company } from '../company.ts';
import { interfaceClinic } from '../pictures/interface/clinic.ts';
import { interfaceClosingUsers } from '../pictures/interface/closing-users.ts';
import { interfaceColdStore } from '../pictures/interface/cold-store.ts';
import { interfaceDeviceApps } from '../pictures/interface/device-apps.ts';
import { interfaceDeviceAppsFlight } from '../pictures/interface/device-apps-flight.ts';
import { interfaceWorkshop } from '../pictures/interface/workshop.ts';
import type { OfflineQueue } from './offline-queue-copy.ts';

/** Copy of /mobile-app-development. */
export const mobileApps = {
  title: 'Mobile app development',
  description:
    'Android and iOS apps that work offline, speak to hardware and pass review: native, Flutter or React Native, from Indore.',

  hero: {
    label: 'Mobile app development',
    title: 'Mobile apps for people at work',
    lead: 'For a technician on a ladder, a nurse on a ward, a driver at a gate. We build for Android and iOS, and where the app meets a device, we often make the device as well.',
    secondary: 'Our six steps',
    figures: [
      { value: company.figures.projects, label: 'projects' },
      { value: company.figures.satisfaction, label: company.figures.satisfied },
      { value: company.figures.years, label: 'years' },
    ],
    picture: interfaceDeviceApps,
    inFlight: interfaceDeviceAppsFlight,
    queue: {
      form: 'lanes',
      name: 'Entries between phone and server',
      turn: 'Flight mode',
      source: 'Phone',
      target: 'Server',
      waiting: 'waits on the phone',
      entries: [
        { name: 'Visit 18', arrived: 'stored' },
        { name: 'Photo 4', arrived: 'stored' },
        { name: 'Visit 19', arrived: 'stored, once' },
      ],
      outcome: {
        arrived: 'Everything is on the server, in the order in which it was made.',
        waiting: 'Three entries wait on the phone. Turn flight mode off and watch them leave.',
      },
    } satisfies OfflineQueue,
  },

  features: {
    title: 'What every app we build has',
    text: 'None of this is an extra: it is in the first estimate and in the first build.',
    layout: 'columns',
    points: [
      {
        icon: 'wifi',
        title: 'Useful without a network',
        text: 'Lists open, forms save and pictures wait. When the network is back, entries leave in the order they were made, each of them once.',
      },
      {
        icon: 'radio',
        title: 'Speaks to hardware',
        text: 'Bluetooth, NFC, cameras and our own 433 MHz modules behind a gateway.',
      },
      {
        icon: 'lock',
        title: 'Careful with data',
        text: 'Keys stay in the secure store of the phone. We ask for a permission when it is needed, not at the start.',
      },
      {
        icon: 'message-circle',
        title: 'Notifications worth reading',
        text: 'Each kind can be turned off on its own, and none is sent twice.',
      },
      {
        icon: 'eye',
        title: 'Readable by everyone',
        text: 'Large text, screen readers and sunlight are part of the test plan.',
      },
      {
        icon: 'chart-line',
        title: 'Measured in use',
        text: 'Crashes, slow starts and dropped uploads reach us with the version and the device, never with what a person typed.',
      },
    ],
  },

  shown: {
    label: 'Three of them, in daily use',
    screens: [
      { id: 'vaccine-store', name: 'Nimbus Cold, vaccine alarms', picture: interfaceColdStore },
      {
        id: 'workshop-diagnosis',
        name: 'Chambal Motor Service, workshop app',
        picture: interfaceWorkshop,
      },
      { id: 'clinic-day', name: 'Sehat Clinics, appointment app', picture: interfaceClinic },
    ],
  },

  technologies: {
    title: 'Six technologies, and what each is for',
    text: 'We choose with you, by the hardware the app must reach and by the people who will maintain it.',
    rows: [
      {
        name: 'Kotlin',
        use: 'Android apps that live close to the device: scanners, Bluetooth, work in the background',
        runs: 'Android',
        type: 'android-app-development',
      },
      {
        name: 'Swift',
        use: 'iPhone and iPad apps that follow the platform in every detail',
        runs: 'iOS, iPadOS',
        type: 'ios-app-development',
      },
      {
        name: 'Flutter',
        use: 'One app for both stores with its own look and smooth drawing on modest phones',
        runs: 'Android, iOS',
        type: 'flutter-app-development',
      },
      {
        name: 'React Native',
        use: 'Apps that share code and engineers with a React web product',
        runs: 'Android, iOS',
        type: 'react-native-app-development',
      },
      {
        name: 'SQLite',
        use: 'The records on the phone, so that the app does not depend on the network',
        runs: 'Every app we build',
      },
      {
        name: 'Node.js',
        use: 'The service behind the app: accounts, synchronisation, notifications',
        runs: 'Server',
      },
    ] satisfies { name: string; use: string; runs: string; type?: AppType }[],
    more: 'How we build with',
  },

  process: {
    title: 'Six steps from discovery to support',
    text: 'Choose a step to see what happens in it, what we need from you and what you have at the end.',
    label: 'Steps of a project',
    needs: 'What we need from you',
    gets: 'What you have at the end',
    steps: [
      {
        id: 'discovery',
        name: 'Discovery',
        title: 'We watch the work before we draw the app',
        text: 'We spend time where the app will be used and write down what people do and where it goes wrong. The list of requirements usually changes here.',
        needs: 'A day with the people who will use it, and the papers they fill in now.',
        gets: [
          'A list of tasks in order of value',
          'The devices and networks in use',
          'An estimate, line by line',
        ],
      },
      {
        id: 'design',
        name: 'Design',
        title: 'Screens are tried before they are built',
        text: 'We sketch the three tasks that matter most and put them on a phone. People who do the work try them, with gloves if they wear gloves. Only then do we draw the rest.',
        needs: 'Three people who will say what they think.',
        gets: [
          'A prototype on your own phone',
          'Every state of every screen',
          'Words in the languages you need',
        ],
      },
      {
        id: 'development',
        name: 'Development',
        title: 'A build on your phone from the first weeks',
        text: 'The riskiest part comes first: the Bluetooth link, the offline rules, the old server. You get each build on your phone and the list of what is next, and you may change its order.',
        needs: 'One person who can decide within a day or two.',
        gets: [
          'Builds you can install',
          'Source code in your repository',
          'A demonstration at each milestone',
        ],
      },
      {
        id: 'testing',
        name: 'Testing',
        title: 'Tested on the phones people have',
        text: 'Old, full, slow and with a cracked screen. We cut the network in the middle of an upload, take calls while a form is open and turn the text to its largest size.',
        needs: 'A list of the phones in use, or a few of them for our bench.',
        gets: [
          'A test report with what failed and was fixed',
          'Automated tests that stay with the code',
          'A go or no-go in writing',
        ],
      },
      {
        id: 'launch',
        name: 'Launch',
        title: 'Released in stages',
        text: 'We prepare the store pages, the privacy answers and the review notes. The app goes to a small group, then to a part of your users, then to all, and it can be stopped at each stage.',
        needs: 'Store accounts in your company\u2019s name.',
        gets: [
          'An app in the stores, under your account',
          'A staged release with a way back',
          'Notes for your support desk',
        ],
      },
      {
        id: 'support',
        name: 'Support',
        title: 'Kept up to date, month by month',
        text: 'New OS releases, expiring certificates, ageing libraries: we keep up with them. Critical systems are covered around the clock, and you see what we did each month.',
        needs: 'A channel where your people reach ours.',
        gets: [
          'Crash and speed reports',
          'Updates before an OS release breaks things',
          'A plan for the next year',
        ],
      },
    ],
  },

  closing: interfaceClosingUsers,
  cta: {
    title: 'Tell us who will use the app',
    text: 'And what they should be able to do. You get our questions within two working days, and a written estimate after one call.',
  },
} as const;
