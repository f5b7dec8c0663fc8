import { interfaceClosingShared } from '../../pictures/interface/closing-shared.ts';
import { interfaceDeviceShop } from '../../pictures/interface/device-shop.ts';
import type { AppTypeWords } from './app-type-copy.ts';

export const reactNative: AppTypeWords = {
  title: 'React Native app development',
  description:
    'React Native apps that share rules, types and people with your React web product, with native modules where speed counts.',
  approach: 'reactnative',
  hero: {
    title: 'React Native apps beside your web product',
    lead: 'If your product is written in React, its rules, its types and its people can carry over to the phone. The screens are native controls, and the knowledge stays in one place.',
    picture: interfaceDeviceShop,
    shown: 'across',
  },
  offline: {
    title: 'An order without a signal',
    text: 'Prices and checks are those of your website, so the phone can add up an order where there is no network.',
    queue: {
      form: 'slip',
      name: 'Order lines between phone and shop',
      turn: 'Lose the signal in the store room',
      source: 'Phone',
      target: 'Shop',
      waiting: 'draft',
      entries: [
        { name: '12 × Filter mat, 1,440', arrived: 'booked' },
        { name: '4 × Belt A43, 980', arrived: 'booked' },
        { name: '8 × Bearing, 2,160', arrived: 'new price, asked', isAsked: true },
      ],
      outcome: {
        arrived:
          'Two lines are booked at the price that was shown. One price is new since noon, so the dealer decides.',
        waiting: 'Total 4,580, worked out by the same rules. The order is sent when the signal is back.',
      },
    },
  },
  order: ['services', 'offline', 'why', 'approaches'],
  services: {
    title: 'What we do with React Native',
    text: 'Beside the web product you have, or as the start of both.',
    layout: 'ledger',
    points: [
      {
        icon: 'code',
        title: 'Apps beside a React product',
        text: 'Prices, checks and permissions come from the package that the website uses.',
      },
      {
        icon: 'smartphone',
        title: 'Native controls',
        text: 'Lists, sheets and date pickers are those of the system, and behave like it.',
      },
      {
        icon: 'cpu',
        title: 'Native modules',
        text: 'Scanners, payment terminals and heavy pictures go to Kotlin and Swift, behind a typed interface.',
      },
      {
        icon: 'download',
        title: 'Updates within the rules',
        text: 'Small corrections can reach phones without a new review where the stores allow that.',
      },
      {
        icon: 'wrench',
        title: 'Upgrades that were put off',
        text: 'From an old version to the new architecture in steps, each of which can be released.',
      },
      {
        icon: 'zap',
        title: 'Start-up and scrolling',
        text: 'We measure the first screen and the longest list on a slow phone and work from there.',
      },
    ],
  },
  why: {
    title: 'Why choose us for React Native',
    text: 'The library moves quickly. What you need is a team that has kept up with it before.',
    evidence: {
      kind: 'diff',
      name: 'rules/total.ts, one rounding rule',
      caption: 'The whole change for website, Android and iOS. 31 tests ran in each of the three.',
      lines: [
        [' ', 'function totalOf(order, dealer) {'],
        [' ', '  const prices = order.lines'],
        [' ', '    .map(priceFor(dealer));'],
        ['-', '  const net = sum(prices);'],
        ['+', '  // Half to even, line by line'],
        ['+', '  const net = sum(prices.map(even));'],
        [' ', '  return net + taxOf(net, dealer);'],
        [' ', '}'],
      ],
    },
    layout: 'rows',
    points: [
      {
        title: 'Web and app in one team',
        text: 'The engineer who knows your React components is the one who shares their rules with the app.',
      },
      {
        title: 'Both sides of the bridge',
        text: 'We read native crash logs and do not stop where the JavaScript ends.',
      },
      {
        title: 'Few packages',
        text: 'Each one is a future upgrade. We add a package only when writing it ourselves would cost more.',
      },
      {
        title: 'Your people can take over',
        text: 'Your web developers review our changes from the first week, until they make them.',
      },
    ],
  },
  compare: {
    title: 'What would your people write?',
    text: 'React Native pays off where there is React already. If there is none, look at its five neighbours.',
    asks: 0,
    form: 'board',
  },
  closing: interfaceClosingShared,
  cta: {
    title: 'Is there a React product already?',
    text: 'Give us an hour with its code. We tell you how much of it could go to the phone, and what should not.',
  },
};
