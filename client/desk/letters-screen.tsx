import { failedLetters as words } from '#content/desk/desk-copy.ts';
import { submissionPath } from '#shared/desk-paths.ts';
import { EmptySocket } from '../ui/empty-socket.tsx';
import type { LetterRow, LettersView } from './desk-view.ts';
import { When } from './submission-rows.tsx';

/** Letters that the site has given up sending. */
export function LettersScreen({ letters }: LettersView) {
  return (
    <>
      <h1 className="desk__title">{words.title}</h1>
      {letters.length === 0 ? (
        <div className="desk-empty stack gap-3">
          <EmptySocket />
          <p>{words.none}</p>
          <p className="note">{words.noneText}</p>
        </div>
      ) : (
        <>
          <p className="note">{words.lead}</p>
          <section
            className="frame frame--small frame--padded raised grid gap-3 desk-letters-panel"
            aria-label={words.title}
          >
            <Letters letters={letters} />
          </section>
        </>
      )}
    </>
  );
}

export function Letters({ letters }: { letters: readonly LetterRow[] }) {
  return (
    <ul className="rules rules--between desk-letters">
      {letters.map((letter) => (
        <li key={letter.id}>
          <p>
            <strong>{words.purposes[letter.purpose]}</strong>{' '}
            <a className="mono" href={submissionPath(letter.reference)}>
              {letter.reference}
            </a>
          </p>
          <p className="desk-letters__error">
            <bdi>{letter.error || words.noReason}</bdi>
          </p>
          <form className="desk-notes__foot" method="post" action={`/letters/${letter.id}/retry`}>
            <span className="note">
              {words.attempts(letter.attempts)} <When {...letter.failed} />
            </span>
            <button type="submit" className="button button--quiet button--small">
              {words.retry}
              <span className="visually-hidden">{words.ofLetter(letter.reference)}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
