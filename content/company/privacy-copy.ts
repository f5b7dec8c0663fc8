import { company } from '../company.ts';

type Section = { id: string; title: string; paragraphs: readonly string[]; points?: readonly string[] };

/** Copy of /privacy. `keptFor` is how long submissions are kept, in words, such as "12 months". */
export const privacy = {
  title: 'Privacy',
  heading: 'What we do with what you send us',
  lead: 'We hold what you type into a form, for as long as it takes to answer you and no longer than it says here.',
  description: `What ${company.name} stores when you write to us or apply for a job, who reads it, how long it is kept and how to have it erased.`,
  contentsLabel: 'On this page',
  sections: (keptFor: string): readonly Section[] => [
    {
      id: 'what',
      title: 'What we store',
      paragraphs: ['Only what you send, and only when you press the button of a form:'],
      points: [
        'Contact form: your name, e-mail address, telephone number if you give one, and your message.',
        'Project enquiry: your name, e-mail address, telephone number, the project and your message.',
        'Application: your name, e-mail address, telephone number, resume, cover letter if you write one, and the job you applied for.',
      ],
    },
    {
      id: 'why',
      title: 'Why',
      paragraphs: [
        'To answer your message, to prepare an offer you asked for, or to decide on your application. For nothing else: no newsletter, no profile, no sale, no training of models.',
        'You give your consent by sending the form. You can withdraw it at any time, and we then erase what you sent.',
      ],
    },
    {
      id: 'who',
      title: 'Who reads it',
      paragraphs: [
        'Messages and enquiries are read by our sales team, applications by our hiring team and the engineers of the team you applied to. It is stored on a server that we run ourselves. We pass nothing on to other companies.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        `We delete messages, enquiries and applications ${keptFor} after they arrived, the resume included. This happens by itself every day. Backups are kept for 30 days and then deleted.`,
      ],
    },
    {
      id: 'erase',
      title: 'How to see, correct or erase it',
      paragraphs: [
        'The page of your application, whose link you were given when you applied, shows what we hold, replaces the resume and erases everything at once. Its link is a key: whoever has it can do the same, so keep it to yourself.',
        `For everything else write to ${company.privacy.email} from the address you used, or name the reference you were given, such as A-7K2M-94QX. We answer within seven days. Erasing removes your submission, its file and every note we made about it.`,
        `Responsible is ${company.legalName} (CIN ${company.registration.cin}), ${company.address.line}. Our data protection contact is ${company.privacy.contact}. If our answer does not satisfy you, you can complain to the Data Protection Board of India or to the authority of your country.`,
      ],
    },
    {
      id: 'visits',
      title: 'When you only read',
      paragraphs: [
        'This site sets no cookies, loads nothing from other companies and counts no visitors by name. When you leave, your browser tells us how fast the page was, without an address or anything else of you; not if it asks for Global Privacy Control or Do Not Track. To keep one sender from flooding the forms, our server remembers for at most a day from which network address a form was sent, apart from what was in it. If you type into a form and leave it, your browser may keep the draft on your own device.',
      ],
    },
  ],
} as const;
