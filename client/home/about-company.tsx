import { home } from '#content/home/home-copy.ts';
import { officeLab } from '#content/pictures/office-lab.ts';
import { ABOUT, CONTACT } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { KeyFigures } from '../ui/key-figures.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';

export function About() {
  const { heading, paragraphs, action, more } = home.about;
  return (
    <section className="section section--sunken" aria-labelledby="about-title">
      <div className="wrap home-about">
        <div className="split split--wide-end">
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
          <Picture
            className="home-about__picture"
            of={officeLab}
            sizes="(min-width: 75em) 41rem, (min-width: 64em) 54vw, 92vw"
          />
        </div>
        <KeyFigures items={home.figures} />
      </div>
    </section>
  );
}
