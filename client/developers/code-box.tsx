/** Code with what it is; a line that is too long goes on in the next. */
export function CodeBox({ title, code }: { title: string; code: string }) {
  return (
    <figure className="frame frame--small code-box">
      <figcaption className="mono-xs muted sunken ruled-end">{title}</figcaption>
      <pre className="ink">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
