import { eventDiwali } from '../pictures/event-diwali.ts';
import { eventDiwaliLamp } from '../pictures/event-diwali-lamp.ts';
import { eventDiwaliMarigolds } from '../pictures/event-diwali-marigolds.ts';
import { eventDiwaliRow } from '../pictures/event-diwali-row.ts';
import { eventGaneshChaturthi } from '../pictures/event-ganesh-chaturthi.ts';
import { eventGaneshChaturthiGarland } from '../pictures/event-ganesh-chaturthi-garland.ts';
import { eventGaneshChaturthiKalash } from '../pictures/event-ganesh-chaturthi-kalash.ts';
import { eventGaneshChaturthiModaks } from '../pictures/event-ganesh-chaturthi-modaks.ts';
import { eventHoli } from '../pictures/event-holi.ts';
import { eventHoliBowls } from '../pictures/event-holi-bowls.ts';
import { eventHoliColours } from '../pictures/event-holi-colours.ts';
import { eventHoliPowder } from '../pictures/event-holi-powder.ts';
import { eventIndependenceDay } from '../pictures/event-independence-day.ts';
import { eventIndependenceDayBunting } from '../pictures/event-independence-day-bunting.ts';
import { eventIndependenceDayKites } from '../pictures/event-independence-day-kites.ts';
import { eventIndependenceDayTerrace } from '../pictures/event-independence-day-terrace.ts';
import { heroEmbedded } from '../pictures/hero-embedded.ts';
import { officeDesk } from '../pictures/office-desk.ts';
import { officeLab } from '../pictures/office-lab.ts';
import { officeMeeting } from '../pictures/office-meeting.ts';
import { officeTerrace } from '../pictures/office-terrace.ts';

/** Copy of /culture. An event takes as many pictures as it has. */
export const culture = {
  title: 'Culture',
  description:
    'How Tamra Works in Indore spends its days and its festivals: the bench, the terrace, Ganesh Chaturthi, Diwali, Independence Day and Holi.',
  heading: 'Serious about boards, less so about ourselves',
  banner: {
    label: 'Pictures of the office and its festivals',
    pictures: [officeTerrace, eventDiwali, officeLab, eventHoli],
    taglines: [
      'Ask across the room.',
      'Measure first, argue afterwards.',
      'Leave the bench tidier than you found it.',
      'Sweets before stand-up on festival days.',
    ],
  },
  benefits: {
    title: 'What you get besides the salary',
    text: 'Six things that people here mention when a friend asks what it is like.',
    list: [
      {
        icon: 'circuit-board',
        title: 'A bench for your own ideas',
        text: 'Oscilloscope, irons and spare parts are yours after hours. Tidy up, that is the rent.',
      },
      {
        icon: 'book-open',
        title: 'Time to learn',
        text: 'Courses and books in working hours, if you show the rest of us what you took from them.',
      },
      {
        icon: 'heart-pulse',
        title: 'Health cover',
        text: 'For you and your family, from the first day and without a form hunt.',
      },
      {
        icon: 'calendar',
        title: 'Festivals off, whichever are yours',
        text: 'The office closes for the big ones. Swap a day for one that matters more at home.',
      },
      {
        icon: 'clock',
        title: 'Evenings that end',
        text: 'We plan for the hours on the door. A late night is followed by a late morning.',
      },
      {
        icon: 'coffee',
        title: 'Lunch at the long table',
        text: 'Everybody eats together, and nobody pitches. The tea is strong and there is a lot of it.',
      },
    ],
  },
  photos: {
    title: 'Around the office',
    label: 'Photos around the office',
    list: [
      { picture: officeLab, caption: 'The lab' },
      { picture: eventHoliColours, caption: 'Holi, before' },
      { picture: officeDesk, caption: 'Two desks, one product' },
      { picture: eventDiwaliLamp, caption: 'The middle lamp' },
      { picture: officeMeeting, caption: 'The long table' },
      { picture: eventIndependenceDayKites, caption: 'Kites in August' },
      { picture: officeTerrace, caption: 'The terrace' },
      { picture: eventGaneshChaturthiModaks, caption: 'Modaks, still all there' },
      { picture: heroEmbedded, caption: 'First spin of a motor' },
      { picture: eventDiwaliMarigolds, caption: 'Marigolds' },
    ],
  },
  events: {
    title: 'Four festivals in one office',
    text: 'They are planned like releases: an owner, a list and a date that does not move.',
    list: [
      {
        id: 'ganesh-chaturthi',
        title: 'Ganesh Chaturthi',
        when: 'August or September',
        description: [
          'The altar goes up between the lab and the kitchen, and for as long as it stands the first thing on anybody’s desk is a marigold.',
          'The modaks are steamed at home by whoever lost the draw. There are always more volunteers to taste than to steam.',
        ],
        pictures: [
          { picture: eventGaneshChaturthi, caption: 'The altar between the lab and the kitchen' },
          { picture: eventGaneshChaturthiModaks, caption: 'Modaks before the first visitor' },
          {
            picture: eventGaneshChaturthiKalash,
            caption: 'The kalash, with mango leaves and a coconut',
          },
          { picture: eventGaneshChaturthiGarland, caption: 'One of the garlands' },
        ],
      },
      {
        id: 'diwali',
        title: 'Diwali',
        when: 'October or November',
        description: [
          'One team plans the rangoli and the others are only allowed to fill it in. The hardware group takes the outer ring, measures it twice and still runs out of yellow.',
          'Families come at dusk, when the lamps are lit and the bench is a table for sweets. The rangoli stays until somebody forgets and walks across it.',
        ],
        pictures: [
          { picture: eventDiwali, caption: 'The rangoli with every lamp lit' },
          { picture: eventDiwaliLamp, caption: 'The lamp in the middle goes last' },
          { picture: eventDiwaliMarigolds, caption: 'Marigolds along the outer ring' },
          { picture: eventDiwaliRow, caption: 'A row of lamps along the wall' },
        ],
      },
      {
        id: 'independence-day',
        title: 'Independence Day',
        when: '15 August',
        description: [
          'The flag goes up on the terrace early, before the heat, and the newest colleague ties the last pennant.',
          'Then there are kites. The firmware team flies the neatest ones and loses them first.',
        ],
        pictures: [
          { picture: eventIndependenceDay, caption: 'The terrace in morning light' },
          { picture: eventIndependenceDayKites, caption: 'Kites, before the wind decided' },
          { picture: eventIndependenceDayBunting, caption: 'Pennants in three colours' },
          { picture: eventIndependenceDayTerrace, caption: 'Plants, railing and bunting' },
        ],
      },
      {
        id: 'holi',
        title: 'Holi',
        when: 'March',
        description: [
          'Monitors are covered and the lab is locked, because pink powder and an oscilloscope do not get along. Everything else is fair.',
          'The colours are the dry, plant-based kind and are laid out on the terrace in brass bowls. Nobody goes home in the shirt they came in.',
        ],
        pictures: [
          { picture: eventHoli, caption: 'The bowls, a minute before' },
          { picture: eventHoliBowls, caption: 'Pink, orange and yellow' },
          { picture: eventHoliColours, caption: 'Yellow, green and violet' },
          { picture: eventHoliPowder, caption: 'A minute after' },
        ],
      },
    ],
  },
  join: {
    title: 'Next year somebody else ties the last pennant',
    text: 'It is always the newest colleague. See what we are looking for.',
    picture: eventIndependenceDayBunting,
    link: 'Join Our Team',
  },
} as const;
