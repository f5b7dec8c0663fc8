/** Business constants and limits: spec.md, section 9. Times are milliseconds unless the name says otherwise. */

export const MOBILE_BREAKPOINT_PX = 768;

export const HERO = {
  slides: 4,
  autoplay: 5000,
  tiltScale: 1.03,
  tiltEaseDivisor: 12,
  tiltEaseEvery: 20,
} as const;

export const CLIENT_LOGO_STRIP = {
  logos: 10,
  autoplay: 3000,
  speed: 2000,
  /** Window width in px → slides in view and the gap between them in px. */
  perView: { 320: 2, 480: 3, 768: 4, 1024: 5, 1200: 6 },
  gap: { 320: 10, 480: 15, 768: 20, 1024: 25, 1200: 30 },
} as const;

export const SERVICES_CAROUSEL = {
  autoplay: 3000,
  gap: 20,
  perView: { 576: 1, 768: 2, 992: 3, 1200: 4 },
} as const;

export const TESTIMONIAL_CAROUSEL = { autoplay: 2500, perView: { 0: 1, 768: 2, 1024: 3 } } as const;
export const PHOTO_SLIDER = { autoplay: 2500, perView: { 0: 1, 768: 2, 1024: 5 } } as const;
export const CULTURE_BANNER = { autoplay: 4000, fade: 1000 } as const;
export const TYPING = { type: 60, delete: 40, hold: 1200 } as const;

/** The breakpoints are the specification's; it leaves their pairing with 2, 3 and 4 open. */
export const CLIENTS_CAROUSEL = {
  autoplay: 4500,
  speed: 4500,
  perView: { 0: 2, 500: 3, 600: 4, 800: 6 },
} as const;

/** Characters shown before a text is cut. */
export const PREVIEW = { testimonial: 100, homeBlog: 80, blogExcerpt: 120, digitalCard: 150 } as const;

export const BACK_TO_TOP_THRESHOLD_PX = 300;
export const CONTACT_SUCCESS_PANEL = 3000;
export const CLOCK_REFRESH = 1000;
export const OFFICE_TIME_ZONE = 'Asia/Kolkata';
export const ACCORDION_ANIMATION = 300;
export const TESTIMONIAL_FILTER_DELAY = 1000;
export const TOAST_DURATION = 3000;
export const APPLY_DIALOG_CLOSE_DELAY = 2000;

/** Stands here so that browsers can say it without the rules of the form. */
export const APPLICATION_ACCEPTED = 'Application submitted successfully!';

/**
 * The opening for those whom no other one fits, by its `_id`. An application to an opening that closed meanwhile can
 * go there; where nobody keeps such an opening, the site does without.
 */
export const OPEN_APPLICATION = 'open-application';

export const JOB_CARD_LABEL = 'On Site - Full Time';
export const JOB_OPENINGS_LABEL = '01 Openings';

export const MOBILE_STATS = { projects: '250+', satisfaction: '98%', years: '15+' } as const;
export const PRODUCT_STATS = { partners: '240+', second: '92%' } as const;
export const LEADERSHIP_ROSTER = 20;
export const BLOG = { featured: 1, recent: 4, posts: 5, homeCards: 3 } as const;
export const PORTFOLIO_CATEGORIES = ['healthcare', 'automotive', 'education', 'banking'] as const;

/** What a request may carry; reliability.md, "Answers to bad input". Bytes unless the name says otherwise. */
export const LIMITS = {
  json: 32 * 1024,
  resume: 5 * 1024 * 1024,
  multipartField: 32 * 1024,
  nameCharacters: 120,
  emailCharacters: 254,
  projectCharacters: 160,
  messageCharacters: 5000,
  coverLetterCharacters: 5000,
} as const;

/** Stands before a page's title while its form is refused (WCAG 2.4.2). */
export const ERROR_TITLE = 'Error: ';
