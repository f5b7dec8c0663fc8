import { Sideways } from '../ui/sideways.tsx';

/** Code with what it is; it scrolls sideways where it is wider than the page. `of` tells two of the same title apart. */
export function CodeBox({ title, of, code }: { title: string; of: string; code: string }) {
  return (
    <figure className="frame frame--small code-box">
      <figcaption className="mono-xs muted sunken ruled-end">{title}</figcaption>
      <Sideways label={`${title}: ${of}`}>
        <pre className="ink">
          <code>{code}</code>
        </pre>
      </Sideways>
    </figure>
  );
}
