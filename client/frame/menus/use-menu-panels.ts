import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { MenuId } from './menus.ts';
import { wideWindow } from './wide-window.ts';

/** Milliseconds. */
const OPEN_AFTER = 100;
const CLOSE_AFTER = 280;
/** A click this soon after hover opened a panel does not close it, ms. */
const SAME_INTENTION = 400;

export const panelId = (id: MenuId) => `panel-${id}`;
export const buttonId = (id: MenuId) => `menu-${id}`;

/**
 * Which panel of the main navigation is open: at most one. Opens on hover, on a click on its button and on a tap on
 * its link; closes on Escape, on a press or focus elsewhere, when the mouse has left, and whenever `place` changes. In
 * narrow windows only its button opens and closes it: a panel that closed under a finger would move the row it is on.
 */
export function useMenuPanels(place: string) {
  const [open, setOpen] = useState<MenuId | null>(null);
  const current = useRef<{ id: MenuId; isPinned: boolean; since: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((id: MenuId, isPinned: boolean) => {
    clearTimeout(timer.current);
    if (current.current && current.current.id !== id) keepFocus(current.current.id);
    current.current = { id, isPinned, since: performance.now() };
    setOpen(id);
  }, []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    if (current.current) keepFocus(current.current.id);
    current.current = null;
    setOpen(null);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the reason to close
  useEffect(close, [place, close]);

  useEffect(() => {
    if (open === null || !wideWindow().matches) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      // Who was nowhere in particular continues from the menu; who was typing elsewhere stays there.
      if (document.activeElement === document.body) document.getElementById(buttonId(open))?.focus();
    };
    const isOutside = (event: Event) =>
      event.target instanceof Node &&
      !document.getElementById(panelId(open))?.parentElement?.contains(event.target);
    const onPointerDown = (event: Event) => isOutside(event) && close();
    const onFocusIn = (event: Event) => current.current?.isPinned && isOutside(event) && close();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [open, close]);

  return {
    open,
    close,
    show: (id: MenuId) => show(id, true),
    toggle: (id: MenuId) => {
      const now = current.current;
      const isJustHovered = now && !now.isPinned && performance.now() - now.since < SAME_INTENTION;
      if (now?.id === id && !isJustHovered) close();
      else show(id, true);
    },
    /** For the entry with its panel inside, so that the way between the two never closes it. */
    hover: (id: MenuId) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || !wideWindow().matches) return;
        clearTimeout(timer.current);
        if (current.current?.id !== id) timer.current = setTimeout(() => show(id, false), OPEN_AFTER);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || !wideWindow().matches) return;
        clearTimeout(timer.current);
        if (current.current && !current.current.isPinned) timer.current = setTimeout(close, CLOSE_AFTER);
      },
    }),
  };
}

/** A panel that closes around the focus would drop it to the start of the page; its button takes it instead. */
function keepFocus(id: MenuId) {
  if (!document.getElementById(panelId(id))?.contains(document.activeElement)) return;
  document.getElementById(buttonId(id))?.focus();
}
