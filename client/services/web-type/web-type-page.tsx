import './workflow.css';
import { Fragment } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { webTypeWords } from '#content/services/web-types.ts';
import { webTypePath } from '#shared/paths.ts';
import { webTypeOf } from '#shared/slugs.ts';
import { type HeadArgs, type LoaderArgs, pageHead } from '../../ui/page.ts';
import { Points } from '../../ui/points/points.tsx';
import { CodeSample, CodeSection } from '../code-section.tsx';
import { ServiceLayout } from '../service-layout.tsx';
import { Letters } from './letters.tsx';
import { LoggedCode } from './logged-code.tsx';
import { Rebrand } from './rebrand.tsx';
import { Request } from './request.tsx';

export function loader({ params }: LoaderArgs): Promise<WebTypeWords> {
  return webTypeWords[webTypeOf(params.type)]();
}

export function Page() {
  const type = webTypeOf(useParams().type);
  const words = useLoaderData<WebTypeWords>();
  const { letters, order, features, rebrand, codeSample, workflow } = words;
  return (
    <ServiceLayout
      path={webTypePath(type)}
      // Bars over time are on the dark ground.
      band={'until' in words.request}
      words={words}
      aside={<Request key={type} of={words.request} />}
    >
      {order.map((part, at) =>
        part === 'letters' ? (
          <Letters key={part} {...letters} sunken={at === 1} />
        ) : part === 'features' ? (
          <Fragment key={part}>
            <Points id="features" {...features} sunken={at === 1} />
            {rebrand && <Rebrand of={rebrand} />}
          </Fragment>
        ) : 'steps' in codeSample ? (
          <LoggedCode key={part} {...codeSample} />
        ) : (
          <CodeSection key={part} {...codeSample} sunken={at === 1}>
            <CodeSample {...codeSample} />
          </CodeSection>
        ),
      )}
      <Points id="workflow-title" {...workflow} sunken />
    </ServiceLayout>
  );
}

export const head = ({ data, params }: HeadArgs<WebTypeWords>) =>
  pageHead(data, webTypePath(webTypeOf(params.type)));
