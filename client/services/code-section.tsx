import './code-section.css';
import { Icon } from '../ui/icon.tsx';
import { CodeSample } from './code-sample.tsx';

type CodeSectionProps = {
  title: string;
  text: string;
  points: readonly string[];
  file: string;
  code: string;
  /** Where the code stands beside its words on wide screens; below it follows them. */
  codeAt: 'start' | 'end';
  sunken?: boolean;
};

/** A section with a few lines of code and what to see in them. */
export function CodeSection({ title, text, points, file, code, codeAt, sunken = false }: CodeSectionProps) {
  return (
    <section className={sunken ? 'section section--sunken' : 'section'} aria-labelledby="sample">
      <div className={`wrap split split--wide-${codeAt} code-section--${codeAt}`}>
        <div className="stack">
          <h2 id="sample">{title}</h2>
          <p>{text}</p>
          <ul className="code-section__points">
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <CodeSample file={file} code={code} />
      </div>
    </section>
  );
}
