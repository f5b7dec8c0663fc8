import { interfaceClosingDevices } from '../../pictures/interface/closing-devices.ts';
import { interfaceDeviceAndroid } from '../../pictures/interface/device-android.ts';
import { interfaceDeviceDrawer } from '../../pictures/interface/device-drawer.ts';
import type { AppTypeWords } from './app-type-copy.ts';

export const android: AppTypeWords = {
  title: 'Android app development',
  description:
    'Native Android apps in Kotlin for phones, scanners and wall tablets: Bluetooth, background work and managed devices.',
  approach: 'native',
  hero: {
    title: 'Android apps, close to the device',
    lead: 'Written in Kotlin for the phones, scanners and tablets your people carry. We test background work under each maker\u2019s battery saver.',
    picture: interfaceDeviceAndroid,
    shown: 'whole',
  },
  result: {
    figure: '38% fewer alternators fitted',
    of: 'A tablet in the bay, Chambal Motor Service',
    project: 'workshop-diagnosis',
  },
  offline: {
    title: 'When the Bluetooth link breaks',
    text: 'A logger keeps measuring behind a closed door. Take the link away and see what the phone knows, and when.',
    queue: {
      form: 'curve',
      name: 'Readings between logger and phone',
      turn: 'Walk out of Bluetooth range',
      source: 'Logger, own memory',
      target: 'Phone',
      waiting: 'stored with its own time',
      entries: [
        { name: '10:12, 4.4\u00a0°C', arrived: 'read 10:12' },
        { name: '10:14, 7.9\u00a0°C', arrived: 'read 10:14' },
        { name: '10:16, 9.1\u00a0°C', arrived: 'alarm 10:16', isAsked: true },
      ],
      outcome: {
        arrived: 'The curve is complete. The reading above 8 °C has raised the alarm.',
        waiting: 'The phone shows the last reading with its age, and tries again after 1, 2 and 4 s.',
      },
    },
  },
  order: ['services', 'offline', 'code', 'why', 'approaches'],
  services: {
    title: 'What we build for Android',
    text: 'Six kinds of work that come up again and again.',
    layout: 'board',
    points: [
      {
        icon: 'smartphone',
        title: 'Phone and tablet apps',
        text: 'Kotlin and Compose, one layout that grows from a small phone to a fold and a tablet.',
      },
      {
        icon: 'radio',
        title: 'Bluetooth and USB devices',
        text: 'Pairing, reconnecting and firmware updates for instruments, printers and our own boards.',
      },
      {
        icon: 'package-search',
        title: 'Scanner and kiosk apps',
        text: 'Barcode terminals, wall tablets and single-app devices that staff cannot leave by accident.',
      },
      {
        icon: 'clock',
        title: 'Work in the background',
        text: 'Uploads, tracking and alarms that run on time under every battery saver we could find.',
      },
      {
        icon: 'rotate-ccw',
        title: 'Java to Kotlin',
        text: 'An old app is renewed screen by screen, and it stays in the store the whole time.',
      },
      {
        icon: 'rocket',
        title: 'Play Store and managed devices',
        text: 'Signing, data safety answers, staged releases and private distribution in your company.',
      },
    ],
  },
  codeSample: {
    title: 'Reconnecting, in a dozen lines',
    text: 'A Bluetooth link drops whenever somebody walks around a corner. The app expects that and does not report it as an error.',
    points: [
      'The last reading stays on the screen, with its age.',
      'Retries come less and less often, so the battery lasts.',
      'Closing the screen ends the work.',
    ],
    shown: interfaceDeviceDrawer,
    file: 'ColdRoom.kt',
    code: `fun readings(probe: Probe) =
  probe.connect()
    .retryWhen { cause, attempt ->
      val lost = cause is LinkLost
      if (lost) {
        emit(waitingSince(clock.now()))
        // 1 s, 2 s, 4 s, up to a minute
        delay(backOff(attempt, minute))
      }
      lost
    }
    .conflate()`,
  },
  why: {
    title: 'Why choose us for Android',
    text: 'Many makers, many versions, many ways to save a battery: an app is finished when it works on all of yours.',
    evidence: {
      kind: 'sheet',
      name: 'bench run, build 214',
      caption:
        'From a release of an example app: the same nine tasks on each phone, six hours with the screen off.',
      columns: ['Phone', 'Android', 'Free', 'Background'],
      rows: [
        ['Entry level, 2\u00a0GB', '11', '0.4\u00a0GB', '9 of 9'],
        ['Mid range, saver on', '13', '6\u00a0GB', '9 of 9'],
        ['Handheld scanner', '10', '11\u00a0GB', '9 of 9'],
        ['Wall tablet', '14', '19\u00a0GB', '9 of 9'],
        ['Flagship of 2024', '15', '88\u00a0GB', '8 of 9, fixed'],
      ],
    },
    layout: 'ledger',
    points: [
      {
        icon: 'smartphone',
        title: 'A drawer of real phones',
        text: 'We test on cheap, old and full devices of many makers, and not only in the emulator.',
      },
      {
        icon: 'circuit-board',
        title: 'Hardware next door',
        text: 'When the fault is on the other side of the Bluetooth link, that engineer sits in the same room.',
      },
      {
        icon: 'download',
        title: 'Small downloads',
        text: 'A phone with little free space is common. We watch the size of the app at each build.',
      },
      {
        icon: 'lock',
        title: 'Your account, your keys',
        text: 'Signing keys and store account belong to you from the first day, with a written handover.',
      },
    ],
  },
  compare: {
    title: 'How far does it reach into the phone?',
    text: 'Six approaches. For Android alone we start with native; here is what would make us choose otherwise.',
    asks: 2,
    form: 'card',
  },
  closing: interfaceClosingDevices,
  cta: {
    title: 'Which device does it run on?',
    text: 'Name the phone, the scanner or the tablet, and what it should do. We check on the real thing.',
  },
};
