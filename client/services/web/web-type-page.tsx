import './letters.css';
import { useLoaderData, useParams } from 'react-router-dom';
import { typePageWords } from '#content/services/type-page-copy.ts';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { webTypeWords } from '#content/services/web-types.ts';
import { webTypePath } from '#shared/paths.ts';
import { webTypeOf } from '#shared/slugs.ts';
import { type HeadArgs, type LoaderArgs, pageHead } from '../../ui/page.ts';
import { Points } from '../../ui/points/points.tsx';
import { Section } from '../../ui/section.tsx';
import { StepLine } from '../../ui/step-line/step-line.tsx';
import { CodeSample, CodeSection } from '../code-section.tsx';
import { ServiceLayout } from '../service-layout.tsx';
import { Request } from './request.tsx';

export function loader({ params }: LoaderArgs): Promise<WebTypeWords> {
  return webTypeWords[webTypeOf(params.type)]();
}

export function Page() {
  const type = webTypeOf(useParams().type);
  const words = useLoaderData<WebTypeWords>();
  const { letters, order, features, codeSample, workflow } = words;
  return (
    <ServiceLayout
      path={webTypePath(type)}
      band
      words={words}
      aside={<Request key={type} of={words.request} />}
      closing={type}
    >
      <Points id="letters" {...letters} />
      {order.map((part, at) =>
        part === 'code' ? (
          <CodeSection key={part} {...codeSample} codeAt={at === 0 ? 'end' : 'start'} sunken={at === 0}>
            <CodeSample {...codeSample} />
          </CodeSection>
        ) : (
          <Points key={part} id="features" {...features} sunken={at === 0} />
        ),
      )}
      <Section id="workflow" title={typePageWords.workflow} kind="sunken">
        <StepLine steps={workflow} />
      </Section>
    </ServiceLayout>
  );
}

export const head = ({ data, params }: HeadArgs<WebTypeWords>) =>
  pageHead(data, webTypePath(webTypeOf(params.type)));
