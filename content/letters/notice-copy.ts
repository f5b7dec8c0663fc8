/** Copy of the letters that tell the company of what was received. */
export const notice = {
  application: {
    subject: (name: string, job: string, reference: string) =>
      `Application from ${name}: ${job} (${reference})`,
    title: 'New application',
  },
  contact: {
    subject: (name: string, reference: string) => `Message from ${name} (${reference})`,
    title: 'New message',
  },
  enquiry: {
    subject: (name: string, project: string, reference: string) =>
      `Enquiry from ${name}: ${project} (${reference})`,
    title: 'New enquiry',
  },
  labels: {
    reference: 'Reference',
    received: 'Received',
    job: 'Opening',
    notes: 'Note',
  },
  none: 'none',
  answer: 'Reply to this email to write to the person.',
  /** If what was given as an email is no address. */
  noAnswer: 'The email address given cannot be written to. Please call.',
  resume: (reference: string) => `The resume is in the inbox: npm run inbox -- save ${reference}`,
  attached: 'A safe copy of the resume is attached: its pages, and nothing else that its file held.',
} as const;
