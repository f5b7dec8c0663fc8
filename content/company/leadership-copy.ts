export type TeamMember = {
  id: string;
  name: string;
  position: string;
  /** Number of the portrait in client/pictures/portraits, 1 to 20. */
  photo: number;
  bio: string;
};

/** Groups of the roster in the order of the page; every member stands in one. */
const groups: readonly {
  id: string;
  title: string;
  text: string;
  /** How many lead it; they come first. */
  leads: number;
  members: readonly TeamMember[];
}[] = [
  {
    id: 'direction',
    title: 'Direction',
    text: 'They decide what we take on, and answer for it.',
    leads: 4,
    members: [
      {
        id: 'anil-vaidya',
        name: 'Anil Vaidya',
        position: 'Founder and CEO',
        photo: 1,
        bio: 'Started the company at a soldering station and still reads every schematic before it is sent out. Will ask what happens when the power fails.',
      },
      {
        id: 'sunita-barve',
        name: 'Sunita Barve',
        position: 'Chief Operating Officer',
        photo: 17,
        bio: 'Plans people, parts and deliveries on one sheet. Says no to a date early rather than sorry late.',
      },
      {
        id: 'harpreet-singh-gill',
        name: 'Harpreet Singh Gill',
        position: 'Chief Technology Officer',
        photo: 4,
        bio: 'Came up through radio firmware and keeps the firmware and cloud teams on one protocol. Writes the first page of every design himself.',
      },
      {
        id: 'meera-joshi',
        name: 'Meera Joshi',
        position: 'Head of Hardware',
        photo: 2,
        bio: 'Runs the lab and the parts list. Prefers components that can still be bought when the product is ten years old.',
      },
    ],
  },
  {
    id: 'hardware',
    title: 'Hardware and firmware',
    text: 'They design the boards, program them and try to break them.',
    leads: 1,
    members: [
      {
        id: 'mahendra-rathore',
        name: 'Mahendra Rathore',
        position: 'Lead Embedded Engineer',
        photo: 18,
        bio: 'Looks after the firmware of our relay and radio modules. Has strong views on watchdogs, and the logs to support them.',
      },
      {
        id: 'vikram-chouhan',
        name: 'Vikram Chouhan',
        position: 'Embedded Engineer',
        photo: 3,
        bio: 'Writes motor and sensor drivers, then listens to the motor. Made our update routine safe against a plug pulled halfway.',
      },
      {
        id: 'deepa-murugan',
        name: 'Deepa Murugan',
        position: 'PCB Design Engineer',
        photo: 13,
        bio: 'Routes boards that can be repaired with an ordinary iron. Her silkscreen says what a connector is for, in words.',
      },
      {
        id: 'ramesh-patidar',
        name: 'Ramesh Patidar',
        position: 'Test Bench Lead',
        photo: 10,
        bio: 'Builds the rigs that try to break what the others built. Nothing is packed until his bench has agreed.',
      },
    ],
  },
  {
    id: 'software',
    title: 'Web, mobile, data and cloud',
    text: 'They build what the board reports to: apps, servers and models.',
    leads: 2,
    members: [
      {
        id: 'ananya-deshpande',
        name: 'Ananya Deshpande',
        position: 'Head of Software',
        photo: 5,
        bio: 'Reviews code in every project, and deletes more than she adds. Pairs with every new colleague in their first week.',
      },
      {
        id: 'zainab-ansari',
        name: 'Zainab Ansari',
        position: 'Lead Web Engineer',
        photo: 11,
        bio: 'Builds React front ends that open fast on an old phone. Tries each screen with the keyboard alone before she calls it done.',
      },
      {
        id: 'arjun-malviya',
        name: 'Arjun Malviya',
        position: 'Web Engineer, Node.js',
        photo: 6,
        bio: 'Writes the services that devices report to. Knows which of them will shout at night, and has made them quieter.',
      },
      {
        id: 'kavya-nambiar',
        name: 'Kavya Nambiar',
        position: 'Flutter Engineer',
        photo: 7,
        bio: 'Ships one code base to both app stores. Her apps keep working in a lift, a basement and a cold room.',
      },
      {
        id: 'rohan-sethi',
        name: 'Rohan Sethi',
        position: 'Android Engineer',
        photo: 12,
        bio: 'Takes care of Bluetooth and background work on phones that would rather sleep. Owns a drawer of old handsets, all charged.',
      },
      {
        id: 'priya-nair',
        name: 'Priya Nair',
        position: 'ML Engineer',
        photo: 9,
        bio: 'Trains models small enough to run beside the sensor. Starts by asking what the reading is for, and who will doubt it.',
      },
      {
        id: 'faizan-mirza',
        name: 'Faizan Mirza',
        position: 'Cloud Engineer',
        photo: 14,
        bio: 'Sets up servers that can be rebuilt from a file. Restores a backup every month to see that it can be done.',
      },
      {
        id: 'joseph-kuruvilla',
        name: 'Joseph Kuruvilla',
        position: 'Cybersecurity Engineer',
        photo: 20,
        bio: 'Reviews every door a product has, from the debug port to the login form. Explains a finding until it is fixed.',
      },
    ],
  },
  {
    id: 'people',
    title: 'People and business',
    text: 'The first voices you hear, as a client or as a colleague.',
    leads: 1,
    members: [
      {
        id: 'nikhil-bhatt',
        name: 'Nikhil Bhatt',
        position: 'Head of Delivery',
        photo: 16,
        bio: 'Shows clients working software instead of slides. Keeps the list of open questions shorter than the list of features.',
      },
      {
        id: 'sneha-dubey',
        name: 'Sneha Dubey',
        position: 'Talent Acquisition',
        photo: 15,
        bio: 'Reads every application herself and answers it, even when the answer is no. Sits in on the bench task with each candidate.',
      },
      {
        id: 'karan-malhotra',
        name: 'Karan Malhotra',
        position: 'Business Development',
        photo: 8,
        bio: 'Says what a project does not need before he says what it costs. Brings an engineer to the first meeting.',
      },
      {
        id: 'ishani-ghosh',
        name: 'Ishani Ghosh',
        position: 'Business Development',
        photo: 19,
        bio: 'Looks after schools, makers and distributors who buy our modules. Answers wiring questions herself, with a sketch.',
      },
    ],
  },
];

/** Copy of /leadership. */
export const leadership = {
  title: 'Leadership',
  description:
    'The twenty people who lead Tamra Works: founder, hardware, firmware, web, Flutter and machine learning engineers, hiring and business.',
  heading: 'The people who sign the work',
  lead: 'Twenty of us lead a bench, a code base or a conversation with a client. Turn a card to read what each one looks after.',
  groupsLabel: 'Groups of the team',
  groups,
  join: {
    label: 'U17, not fitted yet',
    title: 'We are hiring',
    text: 'See which roles are open, what the work is and what it pays.',
    link: 'See open jobs',
    facts: [
      ['Since', 'your first day'],
      ['Signs', 'what you build'],
    ] as const,
  },
};
