import { IR_ANGLES, IR_DISTANCES } from '#content/products/module-trials.ts';
import { CM, EYE } from './drawing-ir.tsx';

const nearest = (steps: readonly number[], to: number) =>
  steps.reduce((best, step) => (Math.abs(step - to) < Math.abs(best - to) ? step : best));

/**
 * Makes the obstacle in the drawing `svg` draggable: dragging presses the nearest step of both scales, whose
 * state CSS shows anyway. A touch that begins beside the obstacle still scrolls the page.
 */
export function dragObstacle(svg: SVGSVGElement, signal: AbortSignal) {
  const sheet = svg.closest('.board-sheet');
  const obstacle = svg.querySelector<SVGElement>('.obstacle');
  if (!sheet || !obstacle) return;

  const press = (step: string) => {
    const input = sheet.querySelector<HTMLInputElement>(`input.${CSS.escape(step)}`);
    if (input) input.checked = true;
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const toDrawing = svg.getScreenCTM()?.inverse();
    if (!toDrawing) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(toDrawing);
    const [x, y] = [at.x - EYE.x, at.y - EYE.y];
    press(`at-${nearest(IR_DISTANCES, Math.hypot(x, y) / CM)}`);
    press(`turn${nearest(IR_ANGLES, (Math.atan2(y, x) * 180) / Math.PI)}`);
  };

  obstacle.addEventListener(
    'pointerdown',
    (event) => {
      event.preventDefault();
      obstacle.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  obstacle.addEventListener(
    'pointermove',
    (event) => {
      if (obstacle.hasPointerCapture(event.pointerId)) follow(event);
    },
    { signal },
  );
}
