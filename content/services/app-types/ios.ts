import { interfaceClosingReview } from '../../pictures/interface/closing-review.ts';
import { interfaceDeviceIpad } from '../../pictures/interface/device-ipad.ts';
import { interfaceDeviceTextSizes } from '../../pictures/interface/device-text-sizes.ts';
import type { AppTypeWords } from './app-type-copy.ts';

export const ios: AppTypeWords = {
  title: 'iOS app development',
  description:
    'iPhone and iPad apps in Swift: SwiftUI, widgets, accessibility and App Review handled by engineers who read the guidelines.',
  approach: 'ios',
  hero: {
    title: 'iPhone and iPad apps in Swift',
    lead: 'Written in Swift and SwiftUI, with the gestures and text sizes that people with an iPhone expect. App Review is part of the plan from the start.',
    picture: interfaceDeviceIpad,
    shown: 'across',
  },
  result: {
    figure: '4 taps to close a visit, 11 before',
    of: 'Sehat Clinics, Indore',
    project: 'clinic-day',
  },
  offline: {
    title: 'Uploads that finish in the background',
    text: 'Uploads are handed to the system, which finishes them when the app is closed and the phone is back on Wi-Fi.',
    queue: {
      form: 'photos',
      name: 'Uploads between iPhone and server',
      turn: 'Lock the phone in the basement',
      source: 'iPhone',
      target: 'Server',
      waiting: 'with the system',
      entries: [
        { name: 'Plate,\n2.4\u00a0MB', arrived: 'checksum agrees' },
        { name: 'Gauge,\n1.9\u00a0MB', arrived: 'checksum agrees' },
        { name: 'Signature,\n40\u00a0kB', arrived: 'visit closed' },
      ],
      outcome: {
        arrived: 'All three are on the server and the visit is closed.',
        waiting: 'Three uploads wait in a background session. The app may be closed.',
      },
    },
  },
  order: ['code', 'services', 'why', 'approaches', 'offline'],
  services: {
    title: 'What we build for iOS',
    text: 'On the phone, beside it and around it.',
    layout: 'columns',
    points: [
      {
        icon: 'smartphone',
        title: 'iPhone and iPad apps',
        text: 'SwiftUI with one code base for both, from a single column to a split view with a keyboard.',
      },
      {
        icon: 'layout-dashboard',
        title: 'Widgets and live status',
        text: 'The number people look for, on the lock screen, without opening the app.',
      },
      {
        icon: 'radio',
        title: 'Accessories',
        text: 'Core Bluetooth, NFC and Apple\u2019s MFi programme, with the firmware from our own bench if you wish.',
      },
      {
        icon: 'shield-check',
        title: 'Health and payment data',
        text: 'Keychain, passkeys and Apple Pay, and as few permissions as the task allows.',
      },
      {
        icon: 'rotate-ccw',
        title: 'UIKit to SwiftUI',
        text: 'Objective-C is retired when it is due; until then new screens in SwiftUI stand beside it.',
      },
      {
        icon: 'rocket',
        title: 'App Review and release',
        text: 'Privacy labels, review notes, TestFlight groups and a phased release under your account.',
      },
    ],
  },
  codeSample: {
    title: 'A row that survives the largest text',
    text: 'Many people set their text larger. A row that fits only the usual size breaks for them.',
    points: [
      'At large sizes the row becomes a column.',
      'The screen reader hears one sentence and not four pieces.',
      'Nothing is fixed in height.',
    ],
    shown: interfaceDeviceTextSizes,
    codeAt: 'start',
    file: 'CheckRow.swift',
    code: `struct CheckRow: View {
  @Environment(\\.dynamicTypeSize)
  var size
  let point: CheckPoint

  var body: some View {
    let layout = size.isAccessibilitySize
      ? AnyLayout(VStackLayout(
          alignment: .leading))
      : AnyLayout(HStackLayout())
    layout {
      Text(point.title)
      Text(point.state.words)
    }
    // Heard as one sentence
    .accessibilityElement(
      children: .combine)
  }
}`,
  },
  why: {
    title: 'Why choose us for iOS',
    text: 'The platform rewards care in small things, and it turns down apps that lack it.',
    evidence: {
      kind: 'sheet',
      name: 'before App Review, build 61',
      caption:
        'Part of the list we go through with each build. The numbers are those of the App Review Guidelines.',
      columns: ['Guideline', 'Checked', 'Result'],
      rows: [
        ['2.1\u00a0Complete', 'Demo account, offline start', 'passed'],
        ['4.0 Design', 'iPad, largest text', 'passed'],
        ['5.1.1 Data', 'Camera asked on first use', 'passed'],
        ['5.1.1 (v)', 'Account deleted in the app', 'passed'],
        ['Notes', 'How to pair the accessory', 'with video'],
      ],
    },
    layout: 'mirrored',
    points: [
      {
        title: 'Checked before App Review',
        text: 'We read each build against the guidelines and write the notes for the reviewer ourselves.',
      },
      {
        title: 'VoiceOver from the first screen',
        text: 'Each task is done once with the screen curtain on before it counts as finished: headings for the rotor, actions in place of swipes.',
      },
      {
        title: 'Ready for the next iOS',
        text: 'We build with each beta of the next system, so that your app works on the day it arrives.',
      },
      {
        title: 'No lock-in',
        text: 'Certificates, accounts and code are in your name. Another team could take over on a Monday.',
      },
    ],
  },
  compare: {
    title: 'Whose look does it have?',
    text: 'This page is about Swift. The other five approaches show when sharing code with Android is worth it.',
    asks: 3,
    form: 'card',
  },
  closing: interfaceClosingReview,
  cta: {
    title: 'Start an iOS app, or rescue one',
    text: 'Send us the message from App Review, or a sketch on paper.',
  },
};
