import { company } from '../company.ts';

/** Copy of the letters about what an applicant did on their own page. Nothing they typed stands in that to them. */
export const changes = {
  changed: {
    subject: (job: string, reference: string) => `Your application has changed: ${job} (${reference})`,
    title: 'Your application has changed',
    opening: (job: string, time: string) =>
      `Your application for ${job} was changed on ${time}, on the page that your link opens. This is what we have now.`,
    notice: 'Application changed by the applicant',
    label: 'Changed',
  },
  withdrawn: {
    subject: (job: string, reference: string) => `You have withdrawn your application: ${job} (${reference})`,
    title: 'You have withdrawn your application',
    opening: (job: string, time: string) =>
      `Your application for ${job} was withdrawn on ${time}, on the page that your link opens. We no longer work on it. You can also erase it there.`,
    notice: 'Application withdrawn by the applicant',
    label: 'Withdrawn',
  },
  notYou: `If that was not you, please write to ${company.careersEmail} and give the reference.`,
} as const;
