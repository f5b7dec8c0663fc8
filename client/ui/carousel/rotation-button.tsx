import './rotation-button.css';
import { Icon } from '../icon.tsx';
import type { Rotation } from './use-rotation.ts';

/** The pause button of everything that moves automatically (WCAG 2.2.2); `label` says what moves. */
export function RotationButton({ rotation, label }: { rotation: Rotation; label: string }) {
  const { playing, toggle } = rotation;
  return (
    <button
      type="button"
      className="icon-button rotation-button needs-scripts"
      aria-label={`${playing ? 'Pause' : 'Play'} ${label}`}
      onClick={toggle}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
