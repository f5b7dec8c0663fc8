import { IconButton } from '../icon-button.tsx';
import type { Rotation } from './use-rotation.ts';

/** The pause button of everything that moves automatically (WCAG 2.2.2); `label` says what moves. */
export function RotationButton({ rotation, label }: { rotation: Rotation; label: string }) {
  const { playing, toggle } = rotation;
  return (
    <IconButton
      icon={playing ? 'pause' : 'play'}
      className="rotation-button needs-scripts"
      label={`${playing ? 'Pause' : 'Play'} ${label}`}
      onClick={toggle}
    />
  );
}
