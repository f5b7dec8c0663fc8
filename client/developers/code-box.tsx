import { useRef } from 'react';
import { CopyButton } from '../ui/copy-button.tsx';

/** Code with what it is; a line that is too long goes on in the next. */
export function CodeBox({ title, code }: { title: string; code: string }) {
  const block = useRef<HTMLPreElement>(null);
  return (
    <figure className="frame frame--small code-box">
      <figcaption className="row mono-xs muted sunken ruled-end">
        {`${title} `}
        <CopyButton of={block} name={title} />
      </figcaption>
      <pre className="ink" ref={block}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
