import type { IconName } from '#content/icon-name.ts';

/** A script of a review site, run in a frame of its own; `height` in px is reserved in the footer. */
export type ReviewWidget = {
  name: string;
  height: 50 | 60;
  /** Where the script comes from: a path of ours, or the vendor's address. */
  script: string;
  /** The page that a plain link leads to while the script can't be reached. */
  fallbackUrl: string;
};

export type Company = {
  name: string;
  legalName: string;
  /** Corporate identity number and goods-and-services tax number, as an Indian company prints them. */
  registration: { cin: string; gstin: string };
  founded: number;
  /** The year of the copyright line, which is fixed (behaviour N16). */
  copyrightYear: number;
  tagline: string;
  /** What the company counts, as it is shown; `satisfied` says of what the share is. */
  figures: { projects: string; satisfaction: string; satisfied: string; years: string };
  address: {
    street: string;
    area: string;
    city: string;
    postalCode: string;
    state: string;
    country: string;
    /** ISO 3166-1, for search engines. */
    countryCode: string;
    /** The whole address on one line. */
    line: string;
  };
  phones: readonly { display: string; href: `tel:+${string}` }[];
  email: string;
  infoEmail: string;
  careersEmail: string;
  /** Where vulnerabilities of the site are reported, for /.well-known/security.txt. */
  securityEmail: string;
  /** Whom to ask about personal data. */
  privacy: { contact: string; email: string };
  social: readonly { name: string; icon: IconName; href: string }[];
  /** Where Apply in the Products menu leads. */
  learningUrl: string;
  /** Times of day in `timeZone`, such as `09:30`; `days` names the `workdays`, `onCall` says what "24/7" means. */
  officeHours: {
    days: string;
    workdays: readonly string[];
    opens: string;
    closes: string;
    timeZone: string;
    onCall: string;
  };
  /** None: the footer shows no frame and the policy allows none. */
  reviewWidgets: readonly ReviewWidget[];
};

/** Facts about the company that stand on many pages. Sample values: nobody owns these numbers, domains and addresses. */
export const company = {
  name: 'Tamra Works',
  legalName: 'Tamra Works Private Limited',
  registration: { cin: 'U00000MP2010PTC000000', gstin: '23AAAAA0000A1Z0' },
  founded: 2010,
  copyrightYear: 2025,
  tagline: 'Electronics, firmware and software from one team since 2010.',
  figures: {
    projects: '250+',
    satisfaction: '98%',
    satisfied: 'client satisfaction: would hire us again',
    years: '15+',
  },
  address: {
    street: '402 Kalindi Arcade, Ring Road',
    area: 'Vijay Nagar',
    city: 'Indore',
    postalCode: '452010',
    state: 'Madhya Pradesh',
    country: 'India',
    countryCode: 'IN',
    line: '402 Kalindi Arcade, Ring Road, Vijay Nagar, Indore 452010, Madhya Pradesh, India',
  },
  phones: [
    { display: '+91 731 000 0000', href: 'tel:+917310000000' },
    { display: '+91 755 000 0000', href: 'tel:+917550000000' },
  ],
  email: 'hello@tamra.example',
  infoEmail: 'info@tamra.example',
  careersEmail: 'careers@tamra.example',
  securityEmail: 'security@tamra.example',
  privacy: { contact: 'Nikhil Bhatt, Head of Delivery', email: 'privacy@tamra.example' },
  social: [
    { name: 'LinkedIn', icon: 'brand-linkedin', href: 'https://linkedin.example/tamra-works' },
    { name: 'Instagram', icon: 'brand-instagram', href: 'https://instagram.example/tamra-works' },
    { name: 'Facebook', icon: 'brand-facebook', href: 'https://facebook.example/tamra-works' },
    { name: 'YouTube', icon: 'brand-youtube', href: 'https://youtube.example/tamra-works' },
  ],
  learningUrl: 'https://learn.tamra.example/modules',
  officeHours: {
    days: 'Monday to Friday',
    workdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '10:00',
    closes: '19:00',
    timeZone: 'Asia/Kolkata',
    onCall: 'Under a support contract: on call 24/7',
  },
  reviewWidgets: [
    {
      name: 'Firmscope',
      height: 50,
      script: '/widgets/stand-in-one.js',
      fallbackUrl: 'https://firmscope.example/tamra-works',
    },
    {
      name: 'Buildref',
      height: 60,
      script: '/widgets/stand-in-two.js',
      fallbackUrl: 'https://buildref.example/tamra-works',
    },
  ],
} as const satisfies Company;
