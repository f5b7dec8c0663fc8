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
      <fieldset className="grid render-film__moments">
        <legend className="visually-hidden">{legend}</legend>
        {frames.map(({ at, shows }) => (
          <label key={at}>
            <input
              type="radio"
              className="pad render-film__moment"
              name={name}
              value={shows}
              defaultChecked={shows === 'words'}
            />
            <span>{milliseconds(at)}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-3 content-start render-film__screen" aria-hidden="true">
        <p className="render-film__heading">{screen.title}</p>
        {screen.rows.map((row) => (
          <p key={row} className="render-film__row">
            {row}
          </p>
        ))}
        <p className="render-film__button">{screen.button}</p>
      </div>
      <div className="render-film__said" role="status">
        {frames.map((frame) => (
          <p key={frame.shows} className={`render-film__frame--${frame.shows}`}>
            <strong>{frame.name}</strong>
            {` ${frame.text}`}
          </p>
        ))}
      </div>
    </section>
  );
}
