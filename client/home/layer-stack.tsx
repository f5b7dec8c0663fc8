import './layer-stack.css';
import type { ReactNode } from 'react';
import { layers } from '#content/home/layers-copy.ts';
import { upTo } from '#shared/picture-source.ts';
import { Picture } from '../ui/picture.tsx';

/** One product taken apart into its four layers (behaviour H11); `intro` stands above their words. */
export function LayerStack({ intro }: { intro: ReactNode }) {
  return (
    <div className="layers">
      {intro}
      <div className="layers__stage">
        <div className="layers__pile">
          {layers.map(({ id, picture }) => (
            <div key={id} className={`layers__layer layers__layer--${id}`}>
              <Picture of={upTo(1200, picture)} sizes="(min-width: 37em) 34rem, 92vw" />
            </div>
          ))}
        </div>
      </div>
      <ol className="layers__words">
        {layers.map(({ id, heading, text }) => (
          <li key={id}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
