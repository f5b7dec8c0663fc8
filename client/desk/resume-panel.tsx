import { resume as words } from '#content/desk/desk-copy.ts';
import { Icon } from '../ui/icon.tsx';
import type { ResumeView } from './desk-view.ts';

/** A resume as pictures of its pages: nobody has to open the file itself to read it. */
export function ResumePanel(resume: ResumeView & { name: string }) {
  const { fileName, size, pages, notes, copy, asSent, pictures, text, name } = resume;
  const left = (pages ?? pictures.length) - pictures.length;
  return (
    <section className="frame frame--small frame--padded raised grid gap-3">
      <h2>{words.title}</h2>
      <div className="row desk-resume__head">
        <p className="desk-resume__file">
          <bdi>{fileName}</bdi>{' '}
          <span className="note">{[size, pages && words.pages(pages)].filter(Boolean).join(', ')}</span>
        </p>
        <a className="button button--quiet button--small" href={copy}>
          <Icon name="download" /> {words.copy}
        </a>
      </div>
      {notes.length > 0 && (
        <ul className="desk-resume__notes grid gap-1 ink" aria-label={words.notes}>
          {notes.map((note) => (
            <li key={note}>
              <bdi>{note}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className="desk-resume__pages grid gap-4">
        {pictures.map((src, at) => (
          <img
            key={src}
            src={src}
            alt={words.page(at + 1, name)}
            loading={at === 0 ? 'eager' : 'lazy'}
            width="1240"
            height="1754"
          />
        ))}
      </div>
      {left > 0 && <p className="note">{words.more(left)}</p>}
      <p className="note">
        {words.ofCopy} <a href={asSent}>{words.asSent}</a>
      </p>
      <details className="desk-resume__text">
        <summary>
          {words.text} <Icon name="chevron-down" />
        </summary>
        <Typed text={text} empty={words.noText} />
      </details>
    </section>
  );
}

/** What somebody typed, in its own lines and direction. */
export function Typed({ text, empty }: { text: string; empty: string }) {
  if (text.trim() === '') return <p className="note">{empty}</p>;
  return (
    <div className="desk-text" dir="auto">
      {text}
    </div>
  );
}
