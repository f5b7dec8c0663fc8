import { FIRST_CALL } from './first-call.ts';

/** From an application to an offer: on the list of jobs, and on each. */
export const hiring = {
  title: 'How we hire',
  steps: [
    { title: 'We read it', text: 'A person, that is: no keyword filter sorts it first.' },
    {
      title: 'A first call',
      text: `Within ${FIRST_CALL.inWords}: your work, our projects, your questions.`,
    },
    { title: 'A real task', text: 'From one of our projects, at our bench or at home. You keep the code.' },
    { title: 'An offer', text: 'In writing. Or the reason why not, from the person who decided.' },
  ],
};
