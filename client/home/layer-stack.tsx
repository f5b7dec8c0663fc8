import './layer-stack.css';
import { layers } from '#content/home/layers-copy.ts';
import { between } from '#shared/picture-source.ts';
import { Picture } from '../ui/picture.tsx';
import { useLater } from '../ui/use-later.ts';

const loadStall = () => import('./later/later.ts');

/** One product taken apart into its four layers (behaviour T1). */
export function LayerStack() {
  const stall = useLater(loadStall);
  return (
    <div className="grid pile">
      <div className="pile__stage">
        <div className="pile__up">
          {layers.map(({ id, picture }) => (
            <div key={id} className="pile__layer">
              <Picture of={between(800, 1200, picture)} sizes="(min-width: 40em) 37rem, 92vw" />
              {stall && <stall.StallMarks layer={id} />}
            </div>
          ))}
        </div>
      </div>
      <div className="row pile__try needs-scripts" data-later>
        {stall && <stall.StallSwitch />}
      </div>
      <ol className="grid pile__words">
        {layers.map(({ id, heading, text }) => (
          <li key={id} className="grid gap-2">
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
