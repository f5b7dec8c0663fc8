import './stack-letters.css';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';

/** The letters of a stack, large, each with what it stands for; layers stand beside the words, the rest under them. */
export function StackLetters({ form, title, text, items }: WebTypeWords['letters']) {
  const isBeside = form === 'layers';
  return (
    <section className="section" aria-labelledby="letters">
      <div className={isBeside ? 'wrap split split--wide-end' : 'wrap'}>
        <div className={isBeside ? 'stack' : 'head'}>
          <h2 id="letters">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ol className={`grid gap-0 rules pad-5 stack-letters stack-letters--${form}`}>
          {items.map(({ letter, name, text: meaning }) => (
            <li key={name}>
              <span className="stack-letters__letter" aria-hidden="true">
                {letter}
              </span>
              <div className="grid gap-1 stack-letters__meaning">
                <h3>{name}</h3>
                <p>{meaning}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
