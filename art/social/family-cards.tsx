import type { ReactNode } from 'react';
import { appTypeNames } from '#content/pages/app-type.ts';
import { android } from '#content/pages/app-types/android.ts';
import { flutter } from '#content/pages/app-types/flutter.ts';
import { ios } from '#content/pages/app-types/ios.ts';
import { reactNative } from '#content/pages/app-types/react-native.ts';
import type { AppTypeWords } from '#content/pages/app-types/words.ts';
import { digitalCommerce } from '#content/pages/digital/digital-commerce.ts';
import type { DigitalService } from '#content/pages/digital/digital-service.ts';
import { iotDevelopment } from '#content/pages/digital/iot-development.ts';
import { lowCodeDevelopment } from '#content/pages/digital/low-code-development.ts';
import { rpaConsultingService } from '#content/pages/digital/rpa-consulting-service.ts';
import { automotive } from '#content/pages/industries/automotive.ts';
import { banking } from '#content/pages/industries/banking.ts';
import { education } from '#content/pages/industries/education.ts';
import { healthcare } from '#content/pages/industries/healthcare.ts';
import { industryWords } from '#content/pages/industries/industries.ts';
import type { IndustryContent } from '#content/pages/industries/industry-content.ts';
import { transportation } from '#content/pages/industries/transportation.ts';
import { webTypeNames } from '#content/pages/web-type.ts';
import { mean } from '#content/pages/web-types/mean.ts';
import { node } from '#content/pages/web-types/node.ts';
import { progressive } from '#content/pages/web-types/progressive.ts';
import { react } from '#content/pages/web-types/react.ts';
import type { WebTypeWords } from '#content/pages/web-types/words.ts';
import { appTypePath, digitalTypePath, industryPath, webTypePath } from '#shared/paths.ts';
import {
  APP_TYPES,
  type AppType,
  DIGITAL_TYPES,
  type DigitalType,
  INDUSTRIES,
  type Industry,
  WEB_TYPES,
  type WebType,
} from '#shared/slugs.ts';
import { PhoneDrawing } from '../../client/components/phone-drawing.tsx';
import { TracePath } from '../../client/components/trace-path.tsx';
import { automotive as automotiveDrawings } from '../../client/pages/industry/automotive.ts';
import { banking as bankingDrawings } from '../../client/pages/industry/banking.ts';
import { education as educationDrawings } from '../../client/pages/industry/education.ts';
import { healthcare as healthcareDrawings } from '../../client/pages/industry/healthcare.ts';
import type { Site } from '../../client/pages/industry/shapes.ts';
import { SiteBoard } from '../../client/pages/industry/site-board.tsx';
import { transportation as transportationDrawings } from '../../client/pages/industry/transportation.ts';
import { Rows } from './asides.tsx';

export type Card = { title: string; line: string; aside: ReactNode };

const OF_INDUSTRY: Record<Industry, IndustryContent> = {
  healthcare,
  automotive,
  education,
  transportation,
  banking,
};
const SITES: Record<Industry, Site> = {
  healthcare: healthcareDrawings.site,
  automotive: automotiveDrawings.site,
  education: educationDrawings.site,
  transportation: transportationDrawings.site,
  banking: bankingDrawings.site,
};
const OF_WEB_TYPE: Record<WebType, WebTypeWords> = {
  'mean-development': mean,
  'nodejs-development': node,
  'progressive-web-application-development': progressive,
  'reactjs-development': react,
};
const OF_APP_TYPE: Record<AppType, AppTypeWords> = {
  'android-app-development': android,
  'flutter-app-development': flutter,
  'ios-app-development': ios,
  'react-native-app-development': reactNative,
};
const OF_DIGITAL_TYPE: Record<DigitalType, DigitalService> = {
  'iot-development': iotDevelopment,
  'low-code-development': lowCodeDevelopment,
  'rpa-consulting-service': rpaConsultingService,
  'digital-commerce': digitalCommerce,
};

function industryCard(industry: Industry): Card {
  const { name, bannerTitle, board } = OF_INDUSTRY[industry];
  const { boardTitle, chip } = industryWords;
  const site = SITES[industry];
  return {
    title: name,
    line: bannerTitle,
    aside: <SiteBoard title={boardTitle} chip={chip} site={site} {...board} />,
  };
}

function webTypeCard(name: string, { hero, path }: WebTypeWords): Card {
  return { title: name, line: hero.title, aside: <TracePath {...path} /> };
}

function appTypeCard(name: string, { hero, phones, screen }: AppTypeWords): Card {
  const aside =
    phones === 'both' ? (
      <PhoneDrawing
        label=""
        phones={[
          { body: 'android', screen },
          { body: 'ios', screen },
        ]}
      />
    ) : (
      <PhoneDrawing label="" phones={[{ body: phones, screen }]} />
    );
  return { title: name, line: hero.title, aside };
}

function digitalTypeCard({ banner, tiles }: DigitalService): Card {
  return {
    title: banner.badge,
    line: `${banner.title} ${banner.highlight}`,
    aside: <Rows of={tiles} />,
  };
}

/** The cards of pages whose address has a parameter: each shows the drawing that heads its page. */
export const familyCards: Record<string, Card> = Object.fromEntries([
  ...INDUSTRIES.map((industry) => [industryPath(industry), industryCard(industry)]),
  ...WEB_TYPES.map((type) => [webTypePath(type), webTypeCard(webTypeNames[type], OF_WEB_TYPE[type])]),
  ...APP_TYPES.map((type) => [appTypePath(type), appTypeCard(appTypeNames[type], OF_APP_TYPE[type])]),
  ...DIGITAL_TYPES.map((type) => [digitalTypePath(type), digitalTypeCard(OF_DIGITAL_TYPE[type])]),
]);
