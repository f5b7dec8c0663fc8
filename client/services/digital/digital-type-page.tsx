import './digital-type-page.css';
import { useLoaderData } from 'react-router-dom';
import type { DigitalService, ServiceLink } from '#content/services/digital-types/digital-type-copy.ts';
import { digitalTypePath } from '#shared/paths.ts';
import { type DigitalType, digitalTypeOf } from '#shared/slugs.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { ClosingTraces } from '../../ui/drawing/closing-traces.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import type { HeadArgs, LoaderArgs } from '../../ui/page.ts';
import { pageHead } from '../../ui/page-head.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { CLOSING } from '../closing-shapes.ts';
import { BeforeAfter } from './before-after.tsx';
import { Capabilities, type CapabilitiesForm } from './capabilities.tsx';
import { Demo } from './demo.tsx';
import { Resources, type ResourcesForm } from './resources.tsx';

type Data = { type: DigitalType; service: DigitalService };

/** The copy of each service, in a chunk of its own. */
const SERVICES: Record<DigitalType, () => Promise<DigitalService>> = {
  'iot-development': async () =>
    (await import('#content/services/digital-types/iot-development.ts')).iotDevelopment,
  'low-code-development': async () =>
    (await import('#content/services/digital-types/low-code-development.ts')).lowCodeDevelopment,
  'rpa-consulting-service': async () =>
    (await import('#content/services/digital-types/rpa-consulting-service.ts')).rpaConsultingService,
  'digital-commerce': async () =>
    (await import('#content/services/digital-types/digital-commerce.ts')).digitalCommerce,
};

type Form = {
  capabilities: CapabilitiesForm;
  isDemoTurned: boolean;
  resources: ResourcesForm;
};

/** The parts come in one order (behaviour S6); the four pages differ in how each part is arranged. */
const FORMS: Record<DigitalType, Form> = {
  'iot-development': { capabilities: 'board', isDemoTurned: false, resources: 'over' },
  'low-code-development': { capabilities: 'columns', isDemoTurned: true, resources: 'three' },
  'rpa-consulting-service': { capabilities: 'pairs', isDemoTurned: false, resources: 'rows' },
  'digital-commerce': { capabilities: 'ledger', isDemoTurned: true, resources: 'beside' },
};

/** The routes directly under the root have no parameter: there the address itself is the type. */
export async function loader({ params, request }: LoaderArgs): Promise<Data> {
  const type = digitalTypeOf(params.digitalType ?? new URL(request.url).pathname.slice(1));
  return { type, service: await SERVICES[type]() };
}

export function Page() {
  const { type, service } = useLoaderData<typeof loader>();
  const { banner, cta } = service;
  const [start] = cta.actions;
  const form = FORMS[type];
  return (
    // The key resets tabs and other state when another service is shown.
    <article className="digital-service" key={type}>
      <PageHero
        band
        label={banner.badge}
        title={
          <>
            {banner.title} <span className="digital-service__highlight">{banner.highlight}</span>
          </>
        }
        lead={banner.subtitle}
        actions={
          <>
            {start && <Action link={start} isFirst />}
            <a className="button button--quiet" href="#demo">
              <Icon name="code" /> {service.demo.code.length > 1 ? 'See the code' : 'See a code sample'}
            </a>
          </>
        }
        aside={<BeforeAfter of={service.change} />}
      />
      <Capabilities capabilities={service.capabilities} form={form.capabilities} />
      <Demo demo={service.demo} isTurned={form.isDemoTurned} />
      <Resources resources={service.resources} form={form.resources} />
      <CtaBand
        title={cta.title}
        text={cta.description}
        actions={cta.actions.map((link, at) => <Action key={link.to} link={link} isFirst={at === 0} />)}
      >
        <div className="digital-service__metrics">
          <KeyFigures items={cta.metrics} />
          <p className="note digital-service__source">{cta.source}</p>
        </div>
        <ClosingTraces {...CLOSING[type]} />
      </CtaBand>
    </article>
  );
}

function Action({ link, isFirst = false }: { link: ServiceLink; isFirst?: boolean }) {
  return (
    <AppLink className={isFirst ? 'button' : 'button button--quiet'} to={link.to}>
      {link.label} {isFirst && <Icon name="arrow-right" className="icon--move" />}
    </AppLink>
  );
}

export const head = ({ data: { type, service } }: HeadArgs<Data>) => pageHead(service, digitalTypePath(type));
