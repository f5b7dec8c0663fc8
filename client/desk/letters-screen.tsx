import { failedLetters as words } from '#content/desk/desk-copy.ts';
import { submissionPath } from '#shared/desk-paths.ts';
import { EmptyState } from '../ui/empty/empty-state.tsx';
import { SmallButton, Timestamp } from './desk-parts.tsx';
import type { LetterRow, LettersView } from './desk-view.ts';

/** Letters that the site has given up sending. */
export function LettersScreen({ letters }: LettersView) {
  return (
    <>
      <h1>{words.title}</h1>
      {letters.length === 0 ? (
        <EmptyState title={words.none}>
          <p className="note">{words.noneText}</p>
        </EmptyState>
      ) : (
        <>
          <p className="note">{words.lead}</p>
          <section className="frame frame--small frame--padded raised desk-form" aria-label={words.title}>
            <Letters letters={letters} />
          </section>
        </>
      )}
    </>
  );
}

export function Letters({ letters }: { letters: readonly LetterRow[] }) {
  return (
    <ul className="rules rules--between">
      {letters.map((letter) => (
        <li key={letter.id} className="grid gap-2">
          <p>
            <strong>{words.purposes[letter.purpose]}</strong>{' '}
            <a className="text-link mono" href={submissionPath(letter.reference)}>
              {letter.reference}
            </a>
          </p>
          <p className="beside items-start medium field__error">
            <bdi>{letter.error || words.noReason}</bdi>
          </p>
          <form className="row between" method="post" action={`/letters/${letter.id}/retry`}>
            <span className="note">
              {words.attempts(letter.attempts)} <Timestamp {...letter.failed} />
            </span>
            <SmallButton>
              {words.retry}
              <span className="visually-hidden">{words.ofLetter(letter.reference)}</span>
            </SmallButton>
          </form>
        </li>
      ))}
    </ul>
  );
}
