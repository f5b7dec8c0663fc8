import { lower } from '#content/home/lower-copy.ts';
import { ABOUT, CONTACT } from '#shared/paths.ts';
import { KeyFigures } from '../ui/key-figures.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { LayerStack } from './layer-stack.tsx';

export function About() {
  const { heading, paragraphs, action, more } = lower.about;
  return (
    <section className="section section--sunken traced traced--start" aria-labelledby="about-title">
      <div className="wrap grid gap-7 home-about">
        <div className="split split--wide-end items-start">
          <h2 id="about-title">{heading}</h2>
          <div className="stack intro">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <div className="row">
              <AppLink className="button" to={CONTACT}>
                {action}
              </AppLink>{' '}
              <AppLink className="text-link icon-after" to={ABOUT}>
                {more}
              </AppLink>
            </div>
          </div>
        </div>
        <LayerStack />
        <KeyFigures items={lower.figures} />
      </div>
    </section>
  );
}
