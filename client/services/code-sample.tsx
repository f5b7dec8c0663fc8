import '../ui/drawing/exhibit.css';
import './code-sample.css';

type CodeSampleProps = {
  /** Shown above the code; also its accessible name, for example `readings.ts`. */
  file: string;
  code: string;
  /** Without highlighting, for what a terminal shows. */
  plain?: boolean;
};

const PARTS =
  /(?<comment>\/\/.*)|(?<word>"\w*"(?=:)|(?<!\.)\b(?:import|from|export|default|async|await|function|const|let|val|var|fun|func|class|return|if|else|guard|for|in|of|new|throw|try|catch|suspend|override|struct|static|final|void|char|int|float|private|some|type|true|false)\b(?!:)|#include\b)|(?<text>'[^'\n]*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`)/g;

/** A few lines of code in a box that scrolls horizontally on narrow screens. */
export function CodeSample({ file, code, plain = false }: CodeSampleProps) {
  return (
    <figure className="exhibit code-sample">
      <figcaption className="exhibit__name">{file}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: lines wider than the frame must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="code-sample__scroll" tabIndex={0} aria-label={file}>
        <pre className="code-sample__code">
          <code>{plain ? code : [...pieces(code)]}</code>
        </pre>
      </section>
    </figure>
  );
}

/** Highlights comments, strings, keywords and the keys of JSON. A method or a property named like a keyword is neither. */
function* pieces(code: string) {
  let from = 0;
  for (const match of code.matchAll(PARTS)) {
    yield code.slice(from, match.index);
    const kind = match.groups?.comment ? 'comment' : match.groups?.text ? 'text' : 'word';
    yield (
      <span key={match.index} className={`code-sample__${kind}`}>
        {match[0]}
      </span>
    );
    from = match.index + match[0].length;
  }
  yield code.slice(from);
}
