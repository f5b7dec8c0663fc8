// behaviour: N2
import { expect, it } from 'vitest';
import { appTypeOf, digitalTypeOf, industryOf, webTypeOf } from '#shared/slugs.ts';

it.each([
  ['healthCare', 'healthcare'],
  ['healthcare', 'healthcare'],
  ['HEALTHCARE', 'healthcare'],
  ['automotive', 'automotive'],
  ['Banking', 'banking'],
  ['farming', 'healthcare'],
  ['__proto__', 'healthcare'],
  [undefined, 'healthcare'],
])('shows the industry %s as %s', (parameter, industry) => {
  expect(industryOf(parameter)).toBe(industry);
});

it.each([
  ['nodejs-development', 'nodejs-development'],
  ['progressive-web-application-development', 'progressive-web-application-development'],
  ['reactjs-development', 'reactjs-development'],
  ['cobol-development', 'mean-development'],
])('shows the development type %s as %s', (parameter, type) => {
  expect(webTypeOf(parameter)).toBe(type);
});

it.each([
  ['ios-app-development', 'ios-app-development'],
  ['symbian-app-development', 'android-app-development'],
])('shows the app type %s as %s', (parameter, type) => {
  expect(appTypeOf(parameter)).toBe(type);
});

it.each([
  ['iot-development', 'iot-development'],
  ['android-iot', 'iot-development'],
  ['digital-commerce', 'digital-commerce'],
  ['blockchain', 'iot-development'],
])('shows the digital type %s as %s', (parameter, type) => {
  expect(digitalTypeOf(parameter)).toBe(type);
});
