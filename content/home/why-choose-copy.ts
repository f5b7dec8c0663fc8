import type { PictureSource } from '#shared/picture-source.ts';
import { interfaceBench } from '../pictures/interface/bench.ts';
import { interfaceClinic } from '../pictures/interface/clinic.ts';
import { moduleNode } from '../pictures/module/node.ts';
import { officeLab } from '../pictures/office/lab.ts';
import { officeMeeting } from '../pictures/office/meeting.ts';
import { officeTask } from '../pictures/office/task.ts';

export type ProcessItem = {
  id: string;
  title: string;
  text: string;
  picture: PictureSource;
  caption: string;
};

export const processItems: readonly ProcessItem[] = [
  {
    id: 'listen',
    title: 'Listen before drawing',
    text: 'We start at your counter, your field or your production line, with the people who will use the product. The first drawing comes after that visit.',
    picture: officeMeeting,
    caption: 'The first drawing, after the visit',
  },
  {
    id: 'agree',
    title: 'Agree on what done means',
    text: 'Each feature gets a test written in plain words, and you sign those instead of a slide deck. When the test passes, the feature is done.',
    picture: officeTask,
    caption: 'A test in plain words, half done',
  },
  {
    id: 'prove',
    title: 'Prove it on real hardware',
    text: 'Drivers, radios and apps run against the board they are meant for, with the supply pulled and the motor stalled on purpose. You get the log, including the runs that failed.',
    picture: interfaceBench,
    caption: 'Bench software with sample data',
  },
  {
    id: 'ship',
    title: 'Ship in small steps',
    text: 'You get something to use early, in a test account of your own, and again after each step.',
    picture: interfaceClinic,
    caption: 'An early release with sample data',
  },
  {
    id: 'hand-over',
    title: 'Hand over the keys',
    text: 'Source, schematics and accounts are in your name from the first day. Your own engineers can build and flash everything without us.',
    picture: moduleNode,
    caption: 'Radio node, revision C',
  },
  {
    id: 'stay',
    title: 'Stay reachable',
    text: 'After the launch the same people answer: in office hours, or day and night under a support contract.',
    picture: officeLab,
    caption: 'The lab, spare boards in the tray',
  },
];
