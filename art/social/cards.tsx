// The copy of each card, by the path of its page. `npm run social -- <path>` regenerates one.

import { blogs } from '#content/blog/blog-copy.ts';
import { career } from '#content/careers/career-copy.ts';
import { about } from '#content/company/about-copy.ts';
import { culture } from '#content/company/culture-copy.ts';
import { leadership } from '#content/company/leadership-copy.ts';
import { contact } from '#content/contact/contact-copy.ts';
import { eventDiwali } from '#content/pictures/event/diwali.ts';
import { heroBoard } from '#content/pictures/hero/board.ts';
import { interfaceRepairAgent } from '#content/pictures/interface/repair-agent.ts';
import { interfaceVibration } from '#content/pictures/interface/vibration.ts';
import { moduleIr } from '#content/pictures/module/ir.ts';
import { moduleL293d } from '#content/pictures/module/l293d.ts';
import { moduleRelay } from '#content/pictures/module/relay.ts';
import { moduleRf } from '#content/pictures/module/rf.ts';
import { officeBench } from '#content/pictures/office/bench.ts';
import { officeDesk } from '#content/pictures/office/desk.ts';
import { officeLab } from '#content/pictures/office/lab.ts';
import { projects } from '#content/portfolio/portfolio-copy.ts';
import { productsPage } from '#content/products/products-copy.ts';
import { digitalEvolution } from '#content/services/digital-evolution-copy.ts';
import { mobileApps } from '#content/services/mobile-apps-copy.ts';
import { webDevelopment } from '#content/services/web-development-copy.ts';
import * as paths from '#shared/paths.ts';
import { Steps } from '../../client/contact/steps.tsx';
import { Waterfall } from '../../client/services/web/waterfall.tsx';
import { Behind, Faces, Marks, Screens, Tile, Tiles, Unframed } from './asides.tsx';
import { type Card, familyCards } from './family-cards.tsx';

const SINGLE: Record<string, Card> = {
  [paths.HOME]: {
    title: 'From the circuit board to the cloud',
    line: 'Electronics, firmware and software from one engineering team',
    aside: <Unframed of={heroBoard} />,
  },
  [paths.PRODUCTS]: {
    title: productsPage.title,
    line: productsPage.heading,
    aside: <Tiles of={[moduleL293d, moduleRelay, moduleIr, moduleRf]} />,
  },
  [paths.ABOUT]: { title: 'About us', line: about.heading, aside: <Tile of={officeBench} /> },
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
    aside: <Behind of={projects[0].picture} />,
  },
  [paths.WEB_DEVELOPMENT]: {
    title: 'Web development',
    line: webDevelopment.hero.title,
    aside: <Waterfall {...webDevelopment.hero.request} />,
  },
  [paths.MOBILE_APP_DEVELOPMENT]: {
    title: 'Mobile app development',
    line: mobileApps.hero.title,
    aside: <Unframed of={mobileApps.hero.picture} />,
  },
  [paths.DIGITAL_EVOLUTION]: {
    title: digitalEvolution.title,
    line: digitalEvolution.hero.title,
    aside: <Unframed of={digitalEvolution.hero.picture} />,
  },
  [paths.CONTACT]: {
    title: contact.title,
    line: contact.heading,
    aside: (
      <div className="frame frame--small box-4">
        <Steps steps={contact.next.steps} />
      </div>
    ),
  },
  [paths.BLOGS]: {
    title: blogs.heading,
    line: 'Notes from the bench, the field and the customer’s kitchen',
    aside: <Screens of={[interfaceVibration, interfaceRepairAgent]} />,
  },
};

export const cards: Record<string, Card> = {
  ...SINGLE,
  ...familyCards,
  // All openings share one card.
  [paths.jobPath('opening')]: {
    title: 'Job opening',
    line: 'What the work is, what it pays, and where to send your resume',
    aside: <Tile of={officeDesk} />,
  },
};
