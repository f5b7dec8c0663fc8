import './who-we-are.css';
import { about } from '#content/company/about-copy.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { LayerStack } from './layer-stack.tsx';

/** Who we are, beside a board taken apart into its layers and the page of each. */
export function Who() {
  const { title, paragraphs, layers, stackLabel } = about.who;
  return (
    <section className="section section--sunken" aria-labelledby="who">
      <div className="wrap grid gap-6 items-center who">
        <div className="stack who__text">
          <h2 id="who">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="who__drawing">
          <LayerStack />
        </div>
        <ul className="rules rules--closed pad-4 layers" aria-label={stackLabel}>
          {layers.map(({ ref, name, text, to, link }) => (
            <li key={ref}>
              <span className="label" aria-hidden="true">
                {ref}
              </span>
              <div>
                <strong>{name}</strong>
                <p>{text}</p>
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
