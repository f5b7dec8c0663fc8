import './stack-letters.css';

type StackLetter = { letter: string; name: string; text: string };

type StackLettersProps = { form: 'row' | 'layers' | 'cells'; letters: readonly StackLetter[] };

/** The letters of a stack, large, each with what it stands for. */
export function StackLetters({ form, letters }: StackLettersProps) {
  return (
    <ol className={`stack-letters stack-letters--${form}`}>
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
