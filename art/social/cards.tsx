// What stands on each card, by the path of its page. `npm run social -- <path>` makes one anew.
import type { ReactNode } from 'react';
import { about } from '#content/pages/about.ts';
import { appTypes } from '#content/pages/app-type.ts';
import { blogs } from '#content/pages/blogs.ts';
import { career } from '#content/pages/career.ts';
import { contact } from '#content/pages/contact.ts';
import { culture } from '#content/pages/culture.ts';
import { digitalCommerce } from '#content/pages/digital/digital-commerce.ts';
import type { DigitalService } from '#content/pages/digital/digital-service.ts';
import { iotDevelopment } from '#content/pages/digital/iot-development.ts';
import { lowCodeDevelopment } from '#content/pages/digital/low-code-development.ts';
import { rpaConsultingService } from '#content/pages/digital/rpa-consulting-service.ts';
import { digitalEvolution } from '#content/pages/digital-evolution.ts';
import { industries, industryWords } from '#content/pages/industries/industries.ts';
import { leadership } from '#content/pages/leadership.ts';
import { productsPage } from '#content/pages/products.ts';
import { webDevelopment } from '#content/pages/web-development.ts';
import { webTypes } from '#content/pages/web-type.ts';
import * as paths from '#shared/paths.ts';
import { APP_TYPES, DIGITAL_TYPES, type DigitalType, INDUSTRIES, WEB_TYPES } from '#shared/slugs.ts';
import { LayerStack } from '../../client/components/layer-stack.tsx';
import { type Phone, PhoneDrawing } from '../../client/components/phone-drawing.tsx';
import { SignalBoard } from '../../client/components/signal-board.tsx';
import { Steps } from '../../client/components/steps.tsx';
import { TracePath } from '../../client/components/trace-path.tsx';
import { eventDiwali } from '../../client/pictures/event-diwali.ts';
import { heroCompany } from '../../client/pictures/hero-company.ts';
import { heroDigital } from '../../client/pictures/hero-digital.ts';
import { interfaceClinic } from '../../client/pictures/interface-clinic.ts';
import { interfaceRepairAgent } from '../../client/pictures/interface-repair-agent.ts';
import { interfaceWorkshop } from '../../client/pictures/interface-workshop.ts';
import { moduleIr } from '../../client/pictures/module-ir.ts';
import { moduleL293d } from '../../client/pictures/module-l293d.ts';
import { moduleRelay } from '../../client/pictures/module-relay.ts';
import { moduleRf } from '../../client/pictures/module-rf.ts';
import { officeDesk } from '../../client/pictures/office-desk.ts';
import { officeLab } from '../../client/pictures/office-lab.ts';
import { Faces, Marks, Rows, Screens, Tile, Tiles } from './asides.tsx';

export type Card = { title: string; line: string; aside: ReactNode };

const SERVICES: Record<DigitalType, DigitalService> = {
  'iot-development': iotDevelopment,
  'low-code-development': lowCodeDevelopment,
  'rpa-consulting-service': rpaConsultingService,
  'digital-commerce': digitalCommerce,
};

const SINGLE: Record<string, Card> = {
  [paths.HOME]: {
    title: 'From the circuit board to the cloud',
    line: 'Electronics, firmware and software from one engineering team',
    aside: <Tile of={heroCompany} />,
  },
  [paths.PRODUCTS]: {
    title: productsPage.title,
    line: productsPage.heading,
    aside: <Tiles of={[moduleL293d, moduleRelay, moduleIr, moduleRf]} />,
  },
  [paths.ABOUT]: { title: 'About us', line: about.heading, aside: <LayerStack /> },
  [paths.CAREER]: { title: career.title, line: career.heading, aside: <Tile of={officeLab} /> },
  [paths.LEADERSHIP]: { title: leadership.title, line: leadership.heading, aside: <Faces /> },
  [paths.CLIENTS]: {
    title: 'Client Testimonials',
    line: 'What clients say once it runs',
    aside: <Marks />,
  },
  [paths.CULTURE]: { title: culture.title, line: culture.heading, aside: <Tile of={eventDiwali} /> },
  [paths.PORTFOLIO]: {
    title: 'Portfolio',
    line: 'Projects for hospitals, workshops, schools and banks',
    aside: <Screens of={[interfaceWorkshop, interfaceClinic]} />,
  },
  [paths.WEB_DEVELOPMENT]: {
    title: 'Web development',
    line: webDevelopment.hero.title,
    aside: <TracePath {...webDevelopment.hero.path} />,
  },
  [paths.MOBILE_APP_DEVELOPMENT]: {
    title: 'Mobile app development',
    line: 'Apps for hands that are busy',
    aside: (
      <PhoneDrawing
        label=""
        phones={[
          { body: 'android', screen: 'rooms' },
          { body: 'ios', screen: 'visit' },
        ]}
      />
    ),
  },
  [paths.DIGITAL_EVOLUTION]: {
    title: digitalEvolution.title,
    line: digitalEvolution.headline,
    aside: <Tile of={heroDigital} />,
  },
  [paths.CONTACT]: {
    title: contact.title,
    line: contact.heading,
    aside: <Steps className="band__card" steps={contact.next.steps} />,
  },
  [paths.BLOGS]: {
    title: blogs.heading,
    line: 'Notes from the bench, the field and the customer’s kitchen',
    aside: <Tile of={interfaceRepairAgent} />,
  },
};

function industryCards(): [string, Card][] {
  return INDUSTRIES.map((industry) => {
    const { name, bannerTitle, board } = industries[industry];
    const aside = <SignalBoard title={industryWords.boardTitle} chip={industryWords.chip} {...board} />;
    return [paths.industryPath(industry), { title: name, line: bannerTitle, aside }];
  });
}

function webTypeCards(): [string, Card][] {
  return WEB_TYPES.map((type) => {
    const { name, hero, path } = webTypes[type];
    return [paths.webTypePath(type), { title: name, line: hero.title, aside: <TracePath {...path} /> }];
  });
}

function appTypeCards(): [string, Card][] {
  return APP_TYPES.map((type) => {
    const { name, hero, phones, screen } = appTypes[type];
    const shown: readonly [Phone] | readonly [Phone, Phone] =
      phones === 'both'
        ? [
            { body: 'android', screen },
            { body: 'ios', screen },
          ]
        : [{ body: phones, screen }];
    return [
      paths.appTypePath(type),
      { title: name, line: hero.title, aside: <PhoneDrawing label="" phones={shown} /> },
    ];
  });
}

function digitalTypeCards(): [string, Card][] {
  return DIGITAL_TYPES.map((type) => {
    const { banner, tiles } = SERVICES[type];
    const line = `${banner.title} ${banner.highlight}`;
    return [paths.digitalTypePath(type), { title: banner.badge, line, aside: <Rows of={tiles} /> }];
  });
}

export const cards: Record<string, Card> = {
  ...SINGLE,
  ...Object.fromEntries([...industryCards(), ...webTypeCards(), ...appTypeCards(), ...digitalTypeCards()]),
  // All openings share one.
  [paths.jobPath('opening')]: {
    title: 'Job opening',
    line: 'What the work is, what it pays, and where to send your resume',
    aside: <Tile of={officeDesk} />,
  },
};
