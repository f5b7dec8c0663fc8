import { eventDiwali } from '../pictures/event/diwali.ts';
import { eventDiwaliAbove } from '../pictures/event/diwali-above.ts';
import { eventDiwaliLamp } from '../pictures/event/diwali-lamp.ts';
import { eventGaneshChaturthi } from '../pictures/event/ganesh-chaturthi.ts';
import { eventGaneshChaturthiGarland } from '../pictures/event/ganesh-chaturthi-garland.ts';
import { eventGaneshChaturthiModaks } from '../pictures/event/ganesh-chaturthi-modaks.ts';
import { eventHoli } from '../pictures/event/holi.ts';
import { eventHoliAbove } from '../pictures/event/holi-above.ts';
import { eventHoliBowls } from '../pictures/event/holi-bowls.ts';
import { eventIndependenceDay } from '../pictures/event/independence-day.ts';
import { eventIndependenceDayKites } from '../pictures/event/independence-day-kites.ts';
import { eventIndependenceDayPennants } from '../pictures/event/independence-day-pennants.ts';
import { officeBench } from '../pictures/office/bench.ts';
import { officeDesk } from '../pictures/office/desk.ts';
import { officeLab } from '../pictures/office/lab.ts';
import { officeMeeting } from '../pictures/office/meeting.ts';
import { officePantry } from '../pictures/office/pantry.ts';
import { officePantryFlick } from '../pictures/office/pantry-flick.ts';
import { officeTask } from '../pictures/office/task.ts';

/** Copy of /culture. Each picture of an event is a view of its own, never a piece of another. */
export const culture = {
  title: 'Culture',
  description:
    'How Tamra Works in Indore spends its days and its festivals: the bench, the terrace, Ganesh Chaturthi, Diwali, Independence Day and Holi.',
  heading: 'Serious about boards, less so about ourselves',
  banner: {
    label: 'Pictures of the office and its festivals',
    pictures: [officePantryFlick, officeBench, eventHoli, eventDiwali],
    taglines: [
      'Ask across the room.',
      'Measure first, argue afterwards.',
      'Leave the bench tidier than you found it.',
      'Sweets before stand-up on festival days.',
    ],
  },
  benefits: {
    title: 'What you get besides the salary',
    text: 'What we tell friends who ask what it is like here.',
    /** In the order of the hours, then of a week and of a year. */
    list: [
      {
        icon: 'clock',
        title: 'Forty hours a week',
        figure: '10:00',
        unit: '',
        text: 'Monday to Friday, and none before ten. Whoever is called at night has the next morning off.',
      },
      {
        icon: 'coffee',
        title: 'Lunch at the long table',
        figure: '13:30',
        unit: '',
        text: 'Everybody eats together, and carrom follows. The tea is strong, and there is a lot of it.',
      },
      {
        icon: 'circuit-board',
        title: 'A bench for your own ideas',
        figure: '19:00',
        unit: '',
        text: 'Once the office has closed, the oscilloscope, the irons and the spare parts are yours, if you tidy up.',
      },
      {
        icon: 'book-open',
        title: 'Time to learn',
        figure: '2',
        unit: 'hours a week',
        text: 'In working hours, and ₹20,000 a year for courses and books. You show us what you learnt.',
      },
      {
        icon: 'calendar',
        title: 'Festivals off, whichever are yours',
        figure: '12',
        unit: 'days a year',
        text: 'The office closes for the big ones. Swap any of them for one that matters more at home.',
      },
      {
        icon: 'heart-pulse',
        title: 'Health cover',
        figure: '₹5',
        unit: 'lakh a year',
        text: 'For you, your spouse, children and parents, from the first day.',
      },
    ],
  },
  /** Upright pieces of pictures, none of which is in a story below; those that open and close the page come last. `part` says which side is shown. */
  photos: {
    title: 'Around the office',
    label: 'Photos around the office',
    list: [
      { picture: officePantry, part: 'end', caption: 'Tea, of which there is a lot' },
      { picture: officeLab, part: 'end', caption: 'Five volts, give or take 20 mV' },
      { picture: officeTask, part: 'start', caption: 'A fault, and a guess in pencil' },
      { picture: officeMeeting, part: 'middle', caption: 'A site, drawn while it is told' },
      { picture: officeBench, part: 'middle', caption: 'Pin seven, of twenty' },
      { picture: officeDesk, part: 'end', caption: 'The desk that draws the board' },
      { picture: officePantryFlick, part: 'end', caption: 'Carrom, the queen still to play' },
    ],
  },
  events: {
    title: 'Four festivals in one office',
    text: 'The office is closed on the days themselves. We celebrate on the working day before, and families are invited.',
    list: [
      {
        id: 'ganesh-chaturthi',
        title: 'Ganesh Chaturthi',
        when: 'August or September',
        description: [
          'The altar goes up between the lab and the kitchen, and for as long as it stands the first thing on anybody’s desk is a marigold.',
          'The modaks are steamed at home by whoever lost the draw.',
        ],
        pictures: [
          { picture: eventGaneshChaturthi, caption: 'The altar between the lab and the kitchen' },
          { picture: eventGaneshChaturthiModaks, caption: 'The last modak, before the first visitor' },
          { picture: eventGaneshChaturthiGarland, caption: 'The garlands, hung the evening before' },
        ],
      },
      {
        id: 'diwali',
        title: 'Diwali',
        when: 'October or November',
        description: [
          'One team plans the rangoli and the others are only allowed to fill it in. The hardware group takes the outer ring and runs out of yellow.',
          'Families come at dusk, when the lamps are lit and the bench is a table for sweets.',
        ],
        pictures: [
          { picture: eventDiwali, caption: 'The rangoli with every lamp lit' },
          { picture: eventDiwaliLamp, caption: 'The lamp in the middle is lit last' },
          { picture: eventDiwaliAbove, caption: 'The rangoli from the ladder' },
        ],
      },
      {
        id: 'independence-day',
        title: 'Independence Day',
        when: '15 August',
        description: [
          'Before the day gets hot we string pennants in the three colours along the terrace, and sing. The newest colleague ties the last one.',
          'Then there are kites. The firmware team flies the neatest ones and loses them first.',
        ],
        pictures: [
          { picture: eventIndependenceDayKites, caption: 'The white one waits for the wind' },
          { picture: eventIndependenceDayPennants, caption: 'Pennants over the roofs of Vijay Nagar' },
          { picture: eventIndependenceDay, caption: 'The terrace in morning light' },
        ],
      },
      {
        id: 'holi',
        title: 'Holi',
        when: 'March',
        description: [
          'Monitors are covered and the lab is locked, because pink powder and an oscilloscope do not get along. Everything else is fair.',
          'The colours are dry and plant-based, in brass bowls on the terrace. Nobody goes home in the shirt they came in.',
        ],
        pictures: [
          { picture: eventHoli, caption: 'The bowls, a minute before' },
          { picture: eventHoliBowls, caption: 'The first pinch is pink' },
          { picture: eventHoliAbove, caption: 'Six colours, and some already spilt' },
        ],
      },
    ],
  },
  join: {
    title: 'Come and work with us',
    text: 'Read what each open job asks for, and apply with a PDF resume. A person reads it.',
    picture: officeDesk,
    link: 'Join Our Team',
  },
} as const;
