import { resume as words } from '#content/desk/desk-copy.ts';
import { Icon } from '../ui/icon.tsx';
import { Panel, UserText } from './desk-parts.tsx';
import type { ResumeView } from './desk-view.ts';

/** A resume as images of its pages, so that nobody has to open the file itself. */
export function ResumePanel(resume: ResumeView & { name: string }) {
  const { fileName, size, pages, notes, copy, asSent, pictures, text, name } = resume;
  const left = pages - pictures.length;
  return (
    <Panel title={words.title}>
      <div className="row between">
        <p className="ink">
          <bdi>{fileName}</bdi> <span className="note">{`${size}, ${words.pages(pages)}`}</span>
        </p>
        <a className="button button--quiet button--small" href={copy}>
          <Icon name="download" /> {words.copy}
        </a>
      </div>
      {notes.length > 0 && (
        <div className="pair notice">
          <Icon name="circle-alert" />
          <ul className="grid gap-1" aria-label={words.notes}>
            {notes.map((note) => (
              <li key={note}>
                <bdi>{note}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {pictures.map((src, at) => (
        <img
          key={src}
          className="picture picture--screen"
          src={src}
          alt={words.page(at + 1, name)}
          loading={at === 0 ? 'eager' : 'lazy'}
          width="1240"
          height="1754"
        />
      ))}
      {left > 0 && <p className="note">{words.more(left)}</p>}
      <p className="note wide">
        {words.ofCopy} <a href={asSent}>{words.asSent}</a>
      </p>
      <details>
        <summary className="icon-fold beside target mask semibold">{words.text}</summary>
        {text.trim() ? <UserText text={text} /> : <p className="note">{words.noText}</p>}
      </details>
    </Panel>
  );
}
