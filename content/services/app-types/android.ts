import { officeLab } from '../../pictures/office-lab.ts';
import type { AppTypeWords } from './app-type-copy.ts';

export const android: AppTypeWords = {
  description:
    'Native Android apps in Kotlin for phones, scanners and wall tablets: Bluetooth, background work and managed devices.',
  approach: 'native',
  hero: {
    title: 'Android apps, close to the device',
    lead: 'Written in Kotlin for the phones, scanners and tablets your people carry. We know what a maker\u2019s battery saver does to background work, because we have looked.',
    drawing:
      'An Android phone with a made-up app: cold rooms with their temperatures, one of them above its limit.',
  },
  phones: 'android',
  screen: 'rooms',
  services: {
    title: 'What we build for Android',
    text: 'Six kinds of work that come up again and again.',
    cards: [
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
        text: 'Barcode terminals, wall tablets and single-app devices that staff can not leave by accident.',
      },
      {
        icon: 'clock',
        title: 'Work in the background',
        text: 'Uploads, tracking and alarms that keep their promises under every battery saver we could find.',
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
    title: 'A lost link is an ordinary state',
    text: 'Bluetooth breaks off whenever somebody walks around a corner. The app treats that as weather and not as an error.',
    points: [
      'The last reading stays on the screen, with its age.',
      'Trying again becomes slower, so the battery survives.',
      'Closing the screen ends the work.',
    ],
    file: 'ColdRoom.kt',
    code: `fun readings(probe: Probe): Flow<Reading> =
  probe.connect()
    .retryWhen { cause, attempt ->
      if (cause !is LinkLost) return@retryWhen false
      emit(Reading.waiting(since = clock.now()))

      // 1 s, 2 s, 4 s, at most a minute
      delay(backOff(attempt, atMost = minute))
      true
    }
    .conflate()`,
  },
  why: {
    title: 'Why choose us for Android',
    text: 'The platform is open, and so are its surprises. It helps to have met them.',
    picture: officeLab,
    cards: [
      {
        title: 'A drawer of real phones',
        text: 'We test on cheap, old and full devices of many makers, and not only in the emulator.',
      },
      {
        title: 'Hardware next door',
        text: 'When the fault is on the other side of the Bluetooth link, that engineer sits in the same room.',
      },
      {
        title: 'Small downloads',
        text: 'A phone with little free space is common. We watch the size of the app at each build.',
      },
      {
        title: 'Your account, your keys',
        text: 'Signing keys and store account belong to you from the first day, with a written handover.',
      },
    ],
  },
  compare: 'For Android alone we start with native. Here is what would make us choose otherwise.',
  cta: {
    title: 'Which device does it run on?',
    text: 'Name the phone, the scanner or the tablet, and what it should do. We check on the real thing.',
  },
};
