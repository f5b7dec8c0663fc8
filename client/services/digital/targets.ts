import type { ServiceTarget } from '#content/services/digital-types/digital-type-copy.ts';
import {
  appTypePath,
  BLOGS,
  CLIENTS,
  CONTACT,
  DIGITAL_EVOLUTION,
  digitalTypePath,
  industryPath,
  PORTFOLIO,
  PRODUCTS,
  webTypePath,
} from '#shared/paths.ts';
import { INDUSTRY_LINKS } from '#shared/slugs.ts';

const PATHS: Record<ServiceTarget, string> = {
  contact: CONTACT,
  products: PRODUCTS,
  portfolio: PORTFOLIO,
  clients: CLIENTS,
  'digital-evolution': DIGITAL_EVOLUTION,
  'low-code': digitalTypePath('low-code-development'),
  rpa: digitalTypePath('rpa-consulting-service'),
  android: appTypePath('android-app-development'),
  nodejs: webTypePath('nodejs-development'),
  react: webTypePath('reactjs-development'),
  pwa: webTypePath('progressive-web-application-development'),
  banking: industryPath(INDUSTRY_LINKS.banking),
  healthcare: industryPath(INDUSTRY_LINKS.healthcare),
  'story-sensor': `${BLOGS}#ai-ml-in-iot`,
  'story-agent': `${BLOGS}#repair-agent`,
  'story-readiness': `${BLOGS}#business-readiness`,
};

/** The address of a page that a digital service page leads to. */
export function targetPath(target: ServiceTarget): string {
  return PATHS[target];
}
