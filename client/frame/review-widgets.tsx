import type { ReviewWidget } from '#content/company.ts';

/** Frames of our own origin in which review sites draw; their height is known, so nothing moves when they come. */
export function ReviewWidgets({ widgets }: { widgets: readonly ReviewWidget[] }) {
  if (widgets.length === 0) return null;
  return (
    <div className="row site-footer__reviews on-screen">
      <h2>Company reviews</h2>
      {widgets.map(({ name, height }, index) => (
        <iframe
          key={name}
          src={`/widgets/${index + 1}`}
          title={`Reviews on ${name}`}
          height={height}
          loading="lazy"
        />
      ))}
    </div>
  );
}
