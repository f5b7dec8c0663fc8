import { home } from '#content/home/home-copy.ts';
import { ABOUT, CONTACT } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { KeyFigures } from '../ui/key-figures.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { LayerStack } from './layer-stack.tsx';

export function About() {
  const { heading, paragraphs, action, more } = home.about;
  const intro = (
    <div className="intro">
      <h2 id="about-title">{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="row">
        <AppLink className="button" to={CONTACT}>
          {action}
        </AppLink>
        <AppLink className="text-link" to={ABOUT}>
          {more} <Icon name="arrow-right" className="icon--move" />
        </AppLink>
      </div>
    </div>
  );
  return (
    <section className="section section--sunken traced traced--start" aria-labelledby="about-title">
      <div className="wrap home-about">
        <LayerStack intro={intro} />
        <KeyFigures items={home.figures} />
      </div>
    </section>
  );
}
