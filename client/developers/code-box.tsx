/** Code with what it is; it scrolls sideways where it is wider than the page. `of` tells two of the same title apart. */
export function CodeBox({ title, of, code }: { title: string; of: string; code: string }) {
  return (
    <figure className="frame frame--small code-box">
      <figcaption className="mono-xs muted sunken ruled-end">{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be reachable by keyboard (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label={`${title}: ${of}`}>
        <pre className="ink">
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
