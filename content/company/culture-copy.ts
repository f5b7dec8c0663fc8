/** Words of /culture. Pictures are named after their modules in client/pictures; an event takes as many as it has. */
export const culture = {
  title: 'Culture',
  description:
    'How Tamra Works in Indore spends its days and its festivals: the bench, the terrace, Ganesh Chaturthi, Diwali, Independence Day and Holi.',
  heading: 'Serious about boards, less so about ourselves',
  banner: {
    label: 'Pictures of the office and its festivals',
    pictures: ['office-terrace', 'event-diwali', 'office-lab', 'event-holi'],
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
      { picture: 'office-lab', caption: 'The lab' },
      { picture: 'event-holi-colours', caption: 'Holi, before' },
      { picture: 'office-desk', caption: 'Two desks, one product' },
      { picture: 'event-diwali-lamp', caption: 'The middle lamp' },
      { picture: 'office-meeting', caption: 'The long table' },
      { picture: 'event-independence-day-kites', caption: 'Kites in August' },
      { picture: 'office-terrace', caption: 'The terrace' },
      { picture: 'event-ganesh-chaturthi-modaks', caption: 'Modaks, still all there' },
      { picture: 'hero-embedded', caption: 'First spin of a motor' },
      { picture: 'event-diwali-marigolds', caption: 'Marigolds' },
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
          { picture: 'event-ganesh-chaturthi', caption: 'The altar between the lab and the kitchen' },
          { picture: 'event-ganesh-chaturthi-modaks', caption: 'Modaks before the first visitor' },
          {
            picture: 'event-ganesh-chaturthi-kalash',
            caption: 'The kalash, with mango leaves and a coconut',
          },
          { picture: 'event-ganesh-chaturthi-garland', caption: 'One of the garlands' },
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
          { picture: 'event-diwali', caption: 'The rangoli with every lamp lit' },
          { picture: 'event-diwali-lamp', caption: 'The lamp in the middle goes last' },
          { picture: 'event-diwali-marigolds', caption: 'Marigolds along the outer ring' },
          { picture: 'event-diwali-row', caption: 'A row of lamps along the wall' },
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
          { picture: 'event-independence-day', caption: 'The terrace in morning light' },
          { picture: 'event-independence-day-kites', caption: 'Kites, before the wind decided' },
          { picture: 'event-independence-day-bunting', caption: 'Pennants in three colours' },
          { picture: 'event-independence-day-terrace', caption: 'Plants, railing and bunting' },
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
          { picture: 'event-holi', caption: 'The bowls, a minute before' },
          { picture: 'event-holi-bowls', caption: 'Pink, orange and yellow' },
          { picture: 'event-holi-colours', caption: 'Yellow, green and violet' },
          { picture: 'event-holi-powder', caption: 'A minute after' },
        ],
      },
    ],
  },
  join: {
    title: 'Next year somebody else ties the last pennant',
    text: 'It is always the newest colleague. See what we are looking for.',
    link: 'Join Our Team',
  },
} as const;
