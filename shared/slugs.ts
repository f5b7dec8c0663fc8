/**
 * URL parameters and the content they select (behaviour N2 to N4). Unknown values fall back to a default, so each of
 * these addresses has a page; search engines are given the canonical spelling.
 */

/** The name of a job's file before `.json`: its `_id`, which is also in its address. */
export const JOB_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const JOB_ID_CHARACTERS = 80;
export const isJobId = (id: string) => id.length <= JOB_ID_CHARACTERS && JOB_ID.test(id);

/**
 * The `_id` of the job for applicants whom no other job fits. An application to a job that has closed meanwhile can be
 * sent to it, if there is such a job.
 */
export const OPEN_APPLICATION = 'open-application';

export const INDUSTRIES = ['healthcare', 'automotive', 'education', 'transportation', 'banking'] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const WEB_TYPES = [
  'mean-development',
  'nodejs-development',
  'progressive-web-application-development',
  'reactjs-development',
] as const;
export type WebType = (typeof WEB_TYPES)[number];

export const APP_TYPES = [
  'android-app-development',
  'flutter-app-development',
  'ios-app-development',
  'react-native-app-development',
] as const;
export type AppType = (typeof APP_TYPES)[number];

export const DIGITAL_TYPES = [
  'iot-development',
  'low-code-development',
  'rpa-consulting-service',
  'digital-commerce',
] as const;
export type DigitalType = (typeof DIGITAL_TYPES)[number];

/** The second form of the digital pages' addresses, directly under the root; `iot-development` has another name there. */
export const ROOT_DIGITAL_TYPES = ['android-iot', ...DIGITAL_TYPES.slice(1)];

/** The slug that a parameter names, in any case; the first if it names none. */
const orFirst =
  <Slug extends string>(slugs: readonly [Slug, ...Slug[]]) =>
  (parameter: string | undefined): Slug => {
    const wanted = parameter?.toLowerCase();
    return slugs.find((slug) => slug === wanted) ?? slugs[0];
  };

export const industryOf = orFirst(INDUSTRIES);
export const webTypeOf = orFirst(WEB_TYPES);
export const appTypeOf = orFirst(APP_TYPES);
/** `android-iot` means `iot-development`: it is unknown here, so it gets the first. */
export const digitalTypeOf = orFirst(DIGITAL_TYPES);
