import type { LongText } from './desk-view.ts';

/** What somebody typed, in its own lines and direction. */
export function TextOf({ text, href, empty }: LongText & { empty: string }) {
  if (text.trim() === '') return <p className="note">{empty}</p>;
  return (
    <>
      <div className="desk-text" dir="auto">
        {text}
      </div>
      {href && (
        <p>
          This is only its beginning. <a href={href}>Download the whole text</a>
        </p>
      )}
    </>
  );
}
