/** px a pointer has moved when a press becomes a drag. */
const DRAG_FROM = 6;
/** Inertia, ms: a released row comes to rest where the pointer would be after this time at its last speed. */
const CARRIES_ON = 150;

type Drag = {
  signal: AbortSignal;
  /** px from one slide to the next. */
  slideWidth: () => number;
  /** How far the row is from where the drag began, in slides. */
  drag: (by: number) => void;
  /** Where it would come to rest. */
  release: (by: number) => void;
};

/** Lets a row of slides follow a finger or the mouse sideways; up and down stays the page's (`touch-action: pan-y`). */
export function followDrag(row: HTMLElement, { signal, slideWidth, drag, release }: Drag): void {
  let from: { pointer: number; x: number; width: number } | undefined;
  let last = { x: 0, time: 0, speed: 0 };
  let isDragging = false;

  row.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { pointer: event.pointerId, x: event.clientX, width: slideWidth() };
      last = { x: event.clientX, time: event.timeStamp, speed: 0 };
      isDragging = false;
    },
    { signal },
  );
  row.addEventListener(
    'pointermove',
    ({ pointerId, clientX, timeStamp }) => {
      if (from?.pointer !== pointerId) return;
      if (!isDragging && Math.abs(clientX - from.x) < DRAG_FROM) return;
      if (!isDragging) row.setPointerCapture(pointerId);
      isDragging = true;
      const time = Math.max(1, timeStamp - last.time);
      last = { x: clientX, time: timeStamp, speed: (clientX - last.x) / time };
      drag((from.x - clientX) / from.width);
    },
    { signal },
  );
  const end = ({ type, pointerId, clientX }: PointerEvent) => {
    if (from?.pointer !== pointerId) return;
    const { x, width } = from;
    from = undefined;
    if (!isDragging) return;
    const ahead = type === 'pointerup' ? last.speed * CARRIES_ON : 0;
    release((x - clientX - ahead) / width);
  };
  // Until it becomes a drag, the button may be let go beside the row.
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
  // A drag that ends on a link is not a click on it, and pictures cannot be dragged away. No click follows a swipe: the
  // next one may be of a key, which counts no clicks.
  row.addEventListener(
    'click',
    (event) => {
      if (!isDragging || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      isDragging = false;
    },
    { capture: true, signal },
  );
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}
