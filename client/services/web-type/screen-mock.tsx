import './screen-mock.css';
import type { RenderFilm } from '#content/services/request-copy.ts';

type ScreenMockProps = {
  screen: RenderFilm['screen'];
  shows: RenderFilm['frames'][number]['shows'];
  className?: string;
};

/** A small screen with rows and a button, while it loads or when it is complete. */
export function ScreenMock({ screen: { title, rows, button }, shows, className = '' }: ScreenMockProps) {
  return (
    <span
      className={`frame frame--small grid gap-3 content-start box-4 ink text-m screen-mock screen-mock--${shows} ${className}`}
      aria-hidden="true"
    >
      <strong className="title-2">{`${title} `}</strong>
      {rows.map((row) => (
        <span key={row} className="ruled-end">
          {`${row} `}
        </span>
      ))}
      <span className="button">{button}</span>
    </span>
  );
}
