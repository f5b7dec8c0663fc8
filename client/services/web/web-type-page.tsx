import { useLoaderData, useParams } from 'react-router-dom';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { webTypeCommon as common, webTypeNames, webTypeWords } from '#content/services/web-types.ts';
import { WEB_DEVELOPMENT, webTypePath } from '#shared/paths.ts';
import { WEB_TYPES, webTypeOf } from '#shared/slugs.ts';
import { GetStarted } from '../../ui/link/get-started.tsx';
import type { Head, HeadArgs, LoaderArgs } from '../../ui/page.ts';
import { pageHead } from '../../ui/page-head.ts';
import { StepLine } from '../../ui/step-line.tsx';
import { CodeSample } from '../code-sample.tsx';
import { CodeSection } from '../code-section.tsx';
import { Points } from '../points.tsx';
import { TypePage } from '../type-page.tsx';
import { CLOSING } from './closing-shapes.ts';
import { Request } from './request.tsx';
import { StackLetters } from './stack-letters.tsx';

export function loader({ params }: LoaderArgs): Promise<WebTypeWords> {
  return webTypeWords[webTypeOf(params.type)]();
}

export function Page() {
  const type = webTypeOf(useParams().type);
  const words = useLoaderData<WebTypeWords>();
  const { letters, order, features, codeSample, workflow } = words;
  const others = WEB_TYPES.filter((other) => other !== type);
  return (
    <TypePage
      band
      parent={{ to: WEB_DEVELOPMENT, name: common.parent }}
      words={words}
      actions={[common.action, common.action]}
      aside={<Request key={type} of={words.request} />}
      siblings={{
        title: common.others,
        links: others.map((other) => ({ to: webTypePath(other), name: webTypeNames[other] })),
      }}
      closing={CLOSING[type]}
    >
      <StackLetters {...letters} />
      {order.map((part, at) =>
        part === 'code' ? (
          <CodeSection key={part} {...codeSample} codeAt={at === 0 ? 'end' : 'start'} sunken={at === 0}>
            <CodeSample {...codeSample} />
          </CodeSection>
        ) : (
          <Points key={part} id="features" {...features} sunken={at === 0} />
        ),
      )}
      <section className="section section--sunken" aria-labelledby="workflow">
        <div className="wrap">
          <div className="head head--row">
            <h2 id="workflow">{common.workflow}</h2>
            <div className="row row--end">
              <GetStarted quiet>{common.action}</GetStarted>
            </div>
          </div>
          <StepLine steps={workflow} />
        </div>
      </section>
    </TypePage>
  );
}

export function head({ data: { description }, params }: HeadArgs<WebTypeWords>): Head {
  const type = webTypeOf(params.type);
  return pageHead({ title: webTypeNames[type], description }, webTypePath(type));
}
