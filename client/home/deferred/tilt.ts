import './tilt.css';
import { type RefObject, useEffect } from 'react';
import { useMedia } from '../../ui/use-media.ts';
import { HERO } from '../motion.ts';

const MAX_DEGREES = 4;
const SETTLED = 0.002;

/**
 * Tilts the active slide of a hero to follow the mouse, with a light under the pointer (behaviour H2, L3).
 * Only with a fine pointer and without `prefers-reduced-motion`. Sets custom properties that transforms read.
 */
export function Tilt({ root }: { root: RefObject<HTMLElement | null> }) {
  const wanted = useMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)');
  useEffect(() => {
    const element = root.current;
    if (!wanted || !element) return;
    // `x` and `y` run from -1 to 1 across the slide, `on` from 0 to 1.
    const now = { x: 0, y: 0, on: 0 };
    let aim = { x: 0, y: 0, on: 0 };
    let timer: ReturnType<typeof setInterval> | undefined;

    const write = () => {
      const styles = {
        '--tilt-x': `${(-now.y * MAX_DEGREES).toFixed(3)}deg`,
        '--tilt-scale': (1 + (HERO.tiltScale - 1) * now.on).toFixed(4),
        '--light-x': `${(now.x * 50).toFixed(2)}%`,
        '--light-y': `${(now.y * 50).toFixed(2)}%`,
        '--light': now.on.toFixed(3),
      };
      for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
    };
    const ease = () => {
      let far = 0;
      for (const part of ['x', 'y', 'on'] as const) {
        const left = aim[part] - now[part];
        now[part] += left / HERO.tiltEaseDivisor;
        far = Math.max(far, Math.abs(left));
      }
      if (far < SETTLED) {
        Object.assign(now, aim);
        clearInterval(timer);
        timer = undefined;
      }
      write();
    };
    const goTowards = (next: typeof aim) => {
      aim = next;
      timer ??= setInterval(ease, HERO.tiltEaseEvery);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const box = element.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * 2 - 1;
      const y = ((event.clientY - box.top) / box.height) * 2 - 1;
      goTowards({ x, y, on: 1 });
    };
    const onLeave = () => goTowards({ x: 0, y: 0, on: 0 });

    const gone = new AbortController();
    element.addEventListener('pointermove', onMove, gone);
    element.addEventListener('pointerleave', onLeave, gone);
    return () => {
      gone.abort();
      clearInterval(timer);
      Object.assign(now, { x: 0, y: 0, on: 0 });
      write();
    };
  }, [root, wanted]);
  return null;
}
