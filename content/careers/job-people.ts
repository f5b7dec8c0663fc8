import type { PictureSource } from '#shared/picture-source.ts';
import { officeBench } from '../pictures/office/bench.ts';
import { officeDesk } from '../pictures/office/desk.ts';
import { officeLab } from '../pictures/office/lab.ts';
import { officeMeeting } from '../pictures/office/meeting.ts';
import { officePantry } from '../pictures/office/pantry.ts';
import { officeTask } from '../pictures/office/task.ts';
import type { Discipline } from './disciplines.ts';

type Met = { id: string; name: string; role: string; text: string };
/** Who gives the task, and the place of it. */
export type Lead = Met & { picture: PictureSource };

/** Below every job: who reads an application, and who gives the task, by the discipline of the job. */
export const jobPeople = {
  reader: {
    id: 'sneha-dubey',
    name: 'Sneha Dubey',
    role: 'Talent Acquisition',
    text: 'Reads your application herself, makes the first call and answers you either way.',
  } satisfies Met,
  /** Where the work is neither on boards nor in code, or may be either. */
  lead: {
    id: 'nikhil-bhatt',
    name: 'Nikhil Bhatt',
    role: 'Head of Delivery',
    text: 'Shows you a project as it is, with its open questions, and the people you would work with.',
    picture: officeMeeting,
  } satisfies Lead,
  leads: new Map<string, Lead>([
    [
      'Hardware and firmware',
      {
        id: 'meera-joshi',
        name: 'Meera Joshi',
        role: 'Head of Hardware',
        text: 'Gives you the task, a board with a fault or a part to choose, and sits at the bench while you work on it.',
        picture: officeBench,
      },
    ],
    [
      'Software',
      {
        id: 'ananya-deshpande',
        name: 'Ananya Deshpande',
        role: 'Head of Software',
        text: 'Gives you the task, reads your code with you, and pairs with you in your first week.',
        picture: officeDesk,
      },
    ],
  ] satisfies [Discipline, Lead][]),
  /** By a word of the title, where a job has a place of its own. */
  places: [
    ['PCB', officeLab],
    ['Test', officeTask],
    ['Talent', officePantry],
  ] as const satisfies readonly (readonly [string, PictureSource])[],
};
