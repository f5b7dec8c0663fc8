import './who-we-are.css';
import { about } from '#content/company/about-copy.ts';
import { moduleNode } from '#content/pictures/module-node.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Who we are, beside a board of our own, and the page of each layer of what we build. */
export function Who() {
  const { title, paragraphs, layers, stackLabel } = about.who;
  return (
    <section className="section section--sunken" aria-labelledby="who">
      <div className="wrap grid gap-6 items-center who">
        <div className="stack">
          <h2 id="who">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture of={moduleNode} className="crop" sizes="(min-width: 64em) 45vw, 100vw" />
        <ul className="full rules rules--closed pad-4 layers" aria-label={stackLabel}>
          {layers.map(({ ref, name, text, to, link }) => (
            <li key={ref} className="pair items-baseline">
              <span className="label" aria-hidden="true">
                {ref}
              </span>
              <div>
                <strong>{name}</strong>
                <p className="text-s">{text}</p>
              </div>
              <ArrowLink className="text-link" to={to}>
                {link}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
