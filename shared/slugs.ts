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

/** The second form of the digital pages' addresses, directly under the root. */
export const ROOT_DIGITAL_TYPES = [
  'android-iot',
  'low-code-development',
  'rpa-consulting-service',
  'digital-commerce',
] as const;

/** `healthCare`, `HEALTHCARE` and anything unknown are `healthcare`. */
export function industryOf(parameter: string | undefined): Industry {
  return known(INDUSTRIES, parameter) ?? 'healthcare';
}

export function webTypeOf(parameter: string | undefined): WebType {
  return known(WEB_TYPES, parameter) ?? 'mean-development';
}

export function appTypeOf(parameter: string | undefined): AppType {
  return known(APP_TYPES, parameter) ?? 'android-app-development';
}

/** `android-iot` is another name of `iot-development`, and what is unknown is that too. */
export function digitalTypeOf(parameter: string | undefined): DigitalType {
  return known(DIGITAL_TYPES, parameter) ?? 'iot-development';
}

function known<Slug extends string>(slugs: readonly Slug[], parameter: string | undefined): Slug | undefined {
  const wanted = parameter?.toLowerCase();
  return slugs.find((slug) => slug === wanted);
}
