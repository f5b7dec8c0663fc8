import { submissionPath } from './desk-addresses.ts';
import type { LetterRow, LettersView } from './desk-view.ts';
import { When } from './submission-rows.tsx';

const PURPOSES: Readonly<Record<LetterRow['purpose'], string>> = {
  receipt: 'Receipt to the sender',
  notice: 'Notice to the company',
  webhook: 'Call to another system',
};

/** Letters that the site has given up sending. */
export function LetterList({ letters }: LettersView) {
  return (
    <>
      <h1 className="desk__title">Letters that failed</h1>
      {letters.length === 0 ? (
        <p className="note" role="status">
          Every letter was sent, or is still on its way.
        </p>
      ) : (
        <>
          <p className="note">
            The site tried each several times and has given up. What they were about is in the inbox all the
            same.
          </p>
          <LetterTable letters={letters} />
        </>
      )}
    </>
  );
}

export function LetterTable({ letters }: { letters: readonly LetterRow[] }) {
  return (
    <ul className="desk-letters">
      {letters.map((letter) => (
        <li key={letter.id}>
          <p>
            <strong>{PURPOSES[letter.purpose]}</strong>{' '}
            <a className="mono" href={submissionPath(letter.reference)}>
              {letter.reference}
            </a>
          </p>
          <p className="desk-letters__error">
            <bdi>{letter.error || 'no reason was given'}</bdi>
          </p>
          <form className="desk-notes__foot" method="post" action={`/letters/${letter.id}/retry`}>
            <span className="note">
              {letter.attempts} {letter.attempts === 1 ? 'attempt' : 'attempts'}, given up{' '}
              <When {...letter.failed} />
            </span>
            <button type="submit" className="button button--quiet button--small">
              Try again<span className="visually-hidden"> to send it for {letter.reference}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
