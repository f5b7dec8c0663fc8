import '../../ui/pad/pad.css';
import './render-film.css';
import { useId } from 'react';
import type { RenderFilm as RenderFilmWords } from '#content/services/request-copy.ts';
import { milliseconds } from '../time-bar.tsx';

/** One screen at four moments of its arrival; the radio buttons choose the moment, and CSS alone shows it. */
export function RenderFilm({ title, legend, frames, screen }: RenderFilmWords) {
  const name = useId();
  return (
    <section className="frame grid gap-4 frame--padded render-film" aria-label={title}>
      <p className="mono-s muted">{title}</p>
      <fieldset className="grid gap-0 render-film__moments">
        <legend className="visually-hidden">{legend}</legend>
        {frames.map(({ at, shows }) => (
          <label key={at} className="stack gap-1 mono-s">
            <input
              type="radio"
              className="pad"
              name={name}
              value={shows}
              defaultChecked={shows === 'words'}
            />
            <span>{milliseconds(at)}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-3 content-start ink render-film__screen box-5" aria-hidden="true">
        <p className="title-2">
          <strong>{screen.title}</strong>
        </p>
        {screen.rows.map((row) => (
          <p key={row} className="wide render-film__row ruled-end">
            {row}
          </p>
        ))}
        <p className="render-film__button">{screen.button}</p>
      </div>
      <div role="status">
        {frames.map((frame) => (
          <p key={frame.shows} className={`text-s wide render-film__frame--${frame.shows}`}>
            <strong>{frame.name}</strong>
            {` ${frame.text}`}
          </p>
        ))}
      </div>
    </section>
  );
}
