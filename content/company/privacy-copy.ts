import { company } from '../company.ts';

type Section = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Drawn as a line: of time, or from hand to hand. */
  steps?: readonly { title: string; text: string }[];
};

/** Copy of /privacy. `keptFor` is how long submissions are kept, in words, such as "12 months". */
export const privacy = {
  title: 'Privacy',
  heading: 'What we do with what you send us',
  lead: 'We keep what you type into a form to answer you, and delete it after the time given here. You can have it erased earlier.',
  description: `What ${company.name} stores when you write to us or apply for a job, who reads it, how long it is kept and how to have it erased.`,
  contentsLabel: 'On this page',
  /** What each form stores: or a dash; `true` is drawn as a pad. */
  stored: (keptFor: string) => ({
    id: 'what',
    title: 'What we store',
    text: 'Only what you send, and only when you press the button of a form. There are three.',
    heads: ['Stored', 'Contact form', 'Project enquiry', 'Application'],
    isStored: 'yes',
    rows: [
      ['Name', true, true, true],
      ['Email address', true, true, true],
      ['Phone number', 'if given', true, true],
      ['Message', true, true, '–'],
      ['Project', '–', true, '–'],
      ['Job', '–', '–', true],
      ['Resume', '–', '–', true],
      ['Cover letter', '–', '–', 'if given'],
      ['Our notes, its stage', '–', '–', true],
      ['Deleted after', keptFor, keptFor, keptFor],
      ['Erased earlier', 'by email', 'by email', 'by your own link'],
    ],
  }),
  sections: (keptFor: string): readonly Section[] => [
    {
      id: 'why',
      title: 'Why',
      paragraphs: [
        'To answer your message, to prepare an offer you asked for, or to decide on your application, and for nothing else: no newsletter, no profile, no sale, no training of models.',
        'You give your consent by sending the form. You can withdraw it at any time, and we then erase what you sent.',
      ],
    },
    {
      id: 'who',
      title: 'Who reads it',
      paragraphs: [
        'Messages and enquiries are read by our sales team and the engineer who answers them; applications by our hiring team and the engineers of the team you applied to.',
        'What you send is stored on a server that we run ourselves. Two others can be involved.',
      ],
      steps: [
        { title: 'Our server', text: 'It holds what you sent. We run it ourselves.' },
        {
          title: 'Our mail provider',
          text: 'Under contract with us, it delivers the confirmation we send you and the notice we send to our own team. The confirmation holds your reference and, if you applied, the opening, your email address, the size of your file and the link to your application. The notice holds what you typed, and the resume only if we have chosen to attach it.',
        },
        {
          title: 'A hiring or sales system',
          text: 'If we use one, our server passes each new submission on to it, signed so that nobody else can pretend to be us. The resume never goes there, and neither does the link to your application.',
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        `${keptFor} after they arrived, we delete messages, enquiries and applications, the resume included.`,
        'Our server does this every day without anybody having to remember it. Backups are kept for 30 days and then deleted.',
      ],
      steps: [
        { title: 'Day 0', text: 'What you sent arrives.' },
        { title: keptFor, text: 'Our server deletes it.' },
        { title: '30 days more', text: 'The last backup of it is deleted.' },
      ],
    },
    {
      id: 'erase',
      title: 'How to see, correct or erase it',
      paragraphs: [
        'If you applied for a job, you can do it yourself.',
        'Open the link that you were given after you applied, and that is in our confirmation: its address begins with /applications/. There you see everything we hold, replace the resume, withdraw the application, or choose “Erase everything”. Erasing takes effect at once and removes what you typed, the resume, our notes and the page itself.',
        'The long row of letters and digits at the end of that address is a key, made at random for your application alone. Whoever has it can do what you can do, so keep it to yourself. We store only a fingerprint of it, from which it cannot be worked out, and it appears in no log and no search engine.',
        `For messages and enquiries, or if you have lost the link, write to ${company.privacy.email} from the address you used, or give your reference, such as A-7K2M-94QX. We answer within seven days.`,
        `If our answer does not satisfy you, you can complain to the Data Protection Board of India or to the authority of your country.`,
      ],
    },
    {
      id: 'visits',
      title: 'When you only read',
      paragraphs: [
        'This site sets no cookies, loads nothing from other companies and does not identify its visitors.',
        'When you leave a page, your browser may tell us how fast it was, without your address or anything else about you, unless it sends Global Privacy Control or Do Not Track.',
        'To stop one sender from flooding the forms, our server remembers for at most a day from which network address a form was sent, separately from what was in it. If you type into a form and leave it, your browser may keep the draft in that tab on your own device until you close it. Once you have applied, it keeps the link to your application there, so that the job can lead you back to it: until you withdraw or erase the application on that device, or see there that it has ended.',
      ],
    },
  ],
} as const;
