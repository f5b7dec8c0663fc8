import './layer-stack.css';
import { layers } from '#content/home/layers-copy.ts';
import { lower } from '#content/home/lower-copy.ts';
import { ABOUT, CONTACT } from '#shared/paths.ts';
import { between } from '#shared/picture-source.ts';
import { useDeferredImport } from '../ui/hydration/use-deferred-import.ts';
import { KeyFigures } from '../ui/key-figures.tsx';
import { ButtonLink, MoreLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';

export function About() {
  const { heading, paragraphs, action, more } = lower.about;
  return (
    <section className="section section--sunken traced traced--start" aria-labelledby="about-title">
      <div className="wrap grid gap-7 home-about">
        <div className="stack gap-7">
          <h2 id="about-title">{heading}</h2>
          <div className="stack intro">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <div className="row">
              <ButtonLink to={CONTACT}>{action}</ButtonLink> <MoreLink to={ABOUT}>{more}</MoreLink>
            </div>
          </div>
        </div>
        <div className="layer-stack-room">
          <LayerStack />
        </div>
        <KeyFigures items={lower.figures} />
      </div>
    </section>
  );
}

const loadStall = () => import('./deferred/deferred.ts');

/** One product taken apart into its four layers (behaviour T1). */
function LayerStack() {
  const stall = useDeferredImport(loadStall);
  return (
    <div className="grid layer-stack">
      <div className="layer-stack__stage">
        <div className="prints layer-stack__up">
          {layers.map(({ id, picture }) => (
            <div key={id} className="layer-stack__layer">
              <Picture of={between(800, 1200, picture)} sizes="(min-width: 40em) 37rem, 92vw" />
              {stall && <stall.StallMarks layer={id} />}
            </div>
          ))}
        </div>
      </div>
      <div className="row layer-stack__try needs-scripts" data-later>
        {stall && <stall.StallSwitch />}
      </div>
      <ol className="grid layer-stack__words">
        {layers.map(({ id, heading, text }) => (
          <li key={id} className="grid gap-2">
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
