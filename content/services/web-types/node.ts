import { interfaceClosingQueue } from '../../pictures/interface/closing-queue.ts';
import type { WebTypeWords } from './web-type-copy.ts';

export const node: WebTypeWords = {
  title: 'Node.js development',
  description:
    'Node.js services, APIs and device gateways that stay calm while they wait: queues, live updates and clean shutdowns.',
  hero: {
    title: 'Node.js services and device gateways',
    lead: 'Most of what a server does is waiting: for a device, a bank, a database. Node.js waits for thousands of them at once, and we write the part that decides what happens when one never answers.',
  },
  order: ['code', 'features', 'letters'],
  request: {
    arrangement: 'lanes',
    title: 'Four callers, the first 1,600 ms',
    turn: 'Let the bank stop answering',
    until: 1600,
    stations: [
      {
        ref: 'J1',
        name: 'Meter 114',
        usual: { note: 'Ten stored readings', figure: '62\u00a0ms', span: [20, 62] },
        otherwise: { note: 'Ten stored readings', figure: '62\u00a0ms', span: [20, 62] },
      },
      {
        ref: 'J2',
        name: 'Order page',
        usual: { note: 'Prices for one dealer', figure: '48\u00a0ms', span: [90, 48] },
        otherwise: { note: 'Prices for one dealer', figure: '49\u00a0ms', span: [90, 49] },
      },
      {
        ref: 'J3',
        name: 'Bank',
        usual: { note: 'Payment confirmed', figure: '1,240\u00a0ms', span: [140, 1240] },
        otherwise: {
          note: 'Cut off and queued',
          figure: '2,000\u00a0ms',
          span: [140, 2000],
          isStop: true,
        },
      },
      {
        ref: 'J4',
        name: 'Alarm, cold room 3',
        usual: { note: 'Duty phone called', figure: '35\u00a0ms', span: [610, 35] },
        otherwise: { note: 'Duty phone called', figure: '36\u00a0ms', span: [610, 36] },
      },
    ],
    outcome: {
      usual: 'All four answered within 1,380 ms. The main thread was busy for 31 ms of them.',
      otherwise:
        'The payment is tried again after 30 s, and the page says so. The other three did not notice.',
    },
  },
  letters: {
    layout: 'rows',
    title: 'Four habits of ours',
    text: 'What we hold to on every server, and what it comes to in the service above.',
    points: [
      {
        letter: 'N',
        title: 'Non-blocking',
        text: 'Nothing slow runs on the main thread. Heavy work goes to a worker and everybody else moves on.',
        code: '31 ms\nof 1,380 on the main thread',
      },
      {
        letter: 'O',
        title: 'One language',
        text: 'TypeScript from the page to the queue, so one engineer can follow a fault all the way.',
        code: '1 type\nfrom the page to the queue',
      },
      {
        letter: 'D',
        title: 'Dependencies',
        text: 'Few, pinned and read. Each one has a line that says why it is there.',
        code: '14 packages\nand a reason for each',
      },
      {
        letter: 'E',
        title: 'Events',
        text: 'A change is published once. Screens, mails and other systems each take what they need.',
        code: '3 takers\nof one confirmed payment',
      },
    ],
  },
  features: {
    title: 'What happens when something fails',
    text: 'A demonstration runs on a good network. These four are for the days without one.',
    layout: 'pairs',
    points: [
      {
        icon: 'radio',
        title: 'Live connections',
        text: 'Positions, bids and readings reach open screens as they happen, and catch up after a tunnel.',
      },
      {
        icon: 'server',
        title: 'APIs with a contract',
        text: 'The description comes first. Your other supplier can start against it on the same day.',
      },
      {
        icon: 'clock',
        title: 'Time-outs everywhere',
        text: 'Each call to the outside has a limit, a second try and a plain answer when both fail.',
      },
      {
        icon: 'rotate-ccw',
        title: 'Releases nobody notices',
        text: 'A new version takes over while the old one finishes what it had accepted.',
      },
    ],
  },
  codeSample: {
    title: 'A clean stop at every release',
    text: 'A server is stopped far more often than it crashes: at each release. What it does then shows how it was built.',
    file: 'main.ts',
    dropped: { figure: '0', of: 'of 212 devices dropped, 4.9\u00a0s from the signal to the end' },
    log: 'gateway log',
    caption: 'An example: one instance is replaced while 212 devices are connected. None of them is dropped.',
    steps: [
      {
        code: `process.once('SIGTERM', async () => {
  health.leave();`,
        logs: [
          ['14:02:07', 'SIGTERM, health: leaving', 'note'],
          ['14:02:07', 'instance 2: 0 of 212 devices'],
        ],
      },
      {
        code: '  await server.close();',
        logs: [
          ['14:02:09', 'listener closed, 9 to answer'],
          ['14:02:10', '9 of 9 answered', 'good'],
        ],
      },
      {
        code: `  // What was accepted is finished,
  // what was not goes back to the queue.
  await worker.drain(seconds(10));`,
        logs: [
          ['14:02:11', 'queue handed over: 31 jobs'],
          ['14:02:12', 'instance 2: 212 of 212 devices', 'good'],
        ],
      },
      {
        code: `  await database.end();
});`,
        logs: [['14:02:12', 'exit 0 after 4.9 s']],
      },
    ],
  },
  workflow: {
    title: 'From a load profile to a runbook',
    text: 'Each step leaves a document that the next one is held to.',
    layout: 'board',
    points: [
      {
        title: 'Count the traffic',
        text: 'How many devices, how often, how large, and what may be lost. The answers decide more than any framework.',
        result: 'A load profile',
      },
      {
        title: 'Write the contract',
        text: 'Addresses, messages and refusals are described in a file that both sides can test against.',
        result: 'An OpenAPI document',
      },
      {
        title: 'Build and break',
        text: 'Each service is stopped, starved and cut off from its database while tests are running.',
        result: 'A list of survived faults',
      },
      {
        title: 'Run it with you',
        text: 'Dashboards, alarms and a page that tells the person on call what to do first.',
        result: 'A runbook for the night',
      },
    ],
  },
  closing: interfaceClosingQueue,
  cta: {
    title: 'Describe the slow part',
    text: 'An address that times out, a queue that only grows or devices that drop off on Mondays. We start from there.',
  },
};
