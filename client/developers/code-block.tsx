import { useRef } from 'react';
import { marksOf } from '../ui/code-marks.tsx';
import { CodeLines } from '../ui/code-words.tsx';
import { CopyButton } from '../ui/copy-button.tsx';

/** Code with a title. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  const block = useRef<HTMLPreElement>(null);
  return (
    <figure className="frame frame--small band band--plain whole code-box">
      <figcaption className="beside gap-3 target mono-xs muted sunken ruled-end">
        {`${title} `}
        <CopyButton of={block} name={title} />
      </figcaption>
      <pre className="box-4 code ink anywhere" ref={block}>
        <CodeLines code={code} marked={marksOf} />
      </pre>
    </figure>
  );
}
