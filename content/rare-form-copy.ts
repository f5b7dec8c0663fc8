/** Copy that few visitors of a form see; it comes when it is needed. */

/** What somebody without an Indian telephone number can do, told when theirs was refused (behaviour U5). */
export const foreignNumber = {
  enquiry: {
    before: 'This form takes Indian numbers only. With another, everything you typed comes along if you',
    goOn: 'go on at the contact form',
    after: '',
  },
  application: {
    before: 'This form takes Indian mobile numbers only. From elsewhere, please',
    link: 'write to us on the contact page',
    suffix: ', opens in a new tab',
    after: ' and name the job: we answer by email, and you send your resume in reply.',
  },
};
