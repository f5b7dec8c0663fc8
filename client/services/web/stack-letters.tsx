import './stack-letters.css';

export type StackLetter = { letter: string; name: string; text: string };

/** The letters of a stack, large, each over what it stands for. */
export function StackLetters({ letters }: { letters: readonly StackLetter[] }) {
  return (
    <ol className={letters.length === 3 ? 'stack-letters stack-letters--three' : 'stack-letters'}>
      {letters.map(({ letter, name, text }) => (
        <li key={name}>
          <span className="stack-letters__letter" aria-hidden="true">
            {letter}
          </span>
          <div className="stack-letters__meaning">
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
