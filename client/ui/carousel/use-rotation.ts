import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../use-media.ts';
import { useInView } from './use-in-view.ts';

export type Rotation = ReturnType<typeof useRotation>;

/**
 * Advances after `delay` ms, under the rules for moving content (WCAG 2.2.2, 2.3.3). `step` identifies what is shown:
 * when it changes, the delay restarts after the `movement` ms of the transition.
 */
export function useRotation(options: {
  root: RefObject<HTMLElement | null>;
  delay: number;
  movement?: number;
  step: number | string;
  advance: () => void;
  enabled?: boolean;
}) {
  const { root, delay, movement = 0, step, enabled = true } = options;
  const reduced = useReducedMotion();
  const [wasReduced, setWasReduced] = useState(reduced);
  const [choice, setChoice] = useState<boolean | null>(null);
  if (reduced !== wasReduced) {
    setWasReduced(reduced);
    setChoice(null);
  }
  const inView = useInView(root);
  const held = useHeld(root);
  const playing = choice ?? !reduced;
  const running = enabled && playing && inView && !held.hover && !held.focus && !held.hidden;

  const advance = useEffectEvent(options.advance);
  const before = useRef(step);
  useEffect(() => {
    const rest = step === before.current ? delay : movement + delay;
    before.current = step;
    if (!running) return;
    const timer = setTimeout(() => {
      // Without this attribute (scripts failed to load) there is no pause button: nothing may move.
      if ('scripts' in document.documentElement.dataset) advance();
    }, rest);
    return () => clearTimeout(timer);
  }, [running, delay, movement, step]);

  return {
    /** The visitor's choice, as the pause button shows it. */
    playing,
    /** Whether it is moving now: it pauses while hovered, focused, out of view or in a hidden tab. */
    running,
    /** `aria-live` of the moving part: off while it rotates, polite once the visitor is in control. */
    live: playing && !held.focus ? ('off' as const) : ('polite' as const),
    toggle: () => setChoice(!playing),
  };
}

function useHeld(root: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState({ hover: false, focus: false, hidden: false });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const note = (part: Partial<typeof held>) => setHeld((before) => ({ ...before, ...part }));
    note({ hover: element.matches(':hover'), focus: holdsFocus(element), hidden: document.hidden });
    const gone = new AbortController();
    element.addEventListener('pointerenter', () => note({ hover: true }), gone);
    element.addEventListener('pointerleave', () => note({ hover: false }), gone);
    element.addEventListener('focusin', () => note({ focus: holdsFocus(element) }), gone);
    element.addEventListener('focusout', () => note({ focus: false }), gone);
    document.addEventListener('visibilitychange', () => note({ hidden: document.hidden }), gone);
    return () => gone.abort();
  }, [root]);
  return held;
}

/**
 * A heading focused by a route change does not count for mouse users: its focus is invisible, and a carousel that
 * pauses for no visible reason looks broken.
 */
function holdsFocus(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !element.contains(focused)) return false;
  return focused.tabIndex >= 0 || focused.matches(':focus-visible');
}
