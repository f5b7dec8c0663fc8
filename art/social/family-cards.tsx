import type { ReactNode } from 'react';
import { automotive } from '#content/industries/automotive.ts';
import { banking } from '#content/industries/banking.ts';
import { education } from '#content/industries/education.ts';
import { healthcare } from '#content/industries/healthcare.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import { transportation } from '#content/industries/transportation.ts';
import { android } from '#content/services/app-types/android.ts';
import type { AppTypeWords } from '#content/services/app-types/app-type-copy.ts';
import { flutter } from '#content/services/app-types/flutter.ts';
import { ios } from '#content/services/app-types/ios.ts';
import { reactNative } from '#content/services/app-types/react-native.ts';
import { digitalCommerce } from '#content/services/digital-types/digital-commerce.ts';
import type { DigitalService } from '#content/services/digital-types/digital-type-copy.ts';
import { iotDevelopment } from '#content/services/digital-types/iot-development.ts';
import { lowCodeDevelopment } from '#content/services/digital-types/low-code-development.ts';
import { rpaConsultingService } from '#content/services/digital-types/rpa-consulting-service.ts';
import { mean } from '#content/services/web-types/mean.ts';
import { node } from '#content/services/web-types/node.ts';
import { progressive } from '#content/services/web-types/progressive.ts';
import { react } from '#content/services/web-types/react.ts';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
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
import { SiteBoard } from '../../client/industries/site-board.tsx';
import { BeforeAfter } from '../../client/services/digital/before-after.tsx';
import { Request } from '../../client/services/web-type/request.tsx';
import { Small, Unframed } from './asides.tsx';

export type Card = { title: string; line: string; aside: ReactNode };

const OF_INDUSTRY: Record<Industry, IndustryContent> = {
  healthcare,
  automotive,
  education,
  transportation,
  banking,
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
  return {
    title: name,
    line: bannerTitle,
    aside: <SiteBoard industry={industry} {...board} />,
  };
}

function webTypeCard({ title, hero, request }: WebTypeWords): Card {
  return {
    title,
    line: hero.title,
    aside: (
      <Small>
        <Request of={request} />
      </Small>
    ),
  };
}

function appTypeCard({ title, hero }: AppTypeWords): Card {
  return { title, line: hero.title, aside: <Unframed of={hero.picture} /> };
}

function digitalTypeCard({ banner, change }: DigitalService): Card {
  return {
    title: banner.badge,
    line: `${banner.title} ${banner.highlight}`,
    aside: <BeforeAfter of={change} />,
  };
}

/** Cards of pages whose path has a parameter: each shows the drawing of its page's hero. */
export const familyCards: Record<string, Card> = Object.fromEntries([
  ...INDUSTRIES.map((industry) => [industryPath(industry), industryCard(industry)]),
  ...WEB_TYPES.map((type) => [webTypePath(type), webTypeCard(OF_WEB_TYPE[type])]),
  ...APP_TYPES.map((type) => [appTypePath(type), appTypeCard(OF_APP_TYPE[type])]),
  ...DIGITAL_TYPES.map((type) => [digitalTypePath(type), digitalTypeCard(OF_DIGITAL_TYPE[type])]),
]);
