import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MenuId } from '#content/frame/navigation.ts';

/** Matches where the menu is in the header: 1 px above the specification's 768, as in the stylesheets. */
export const wideWindow = (): MediaQueryList => matchMedia('(width > 48rem)');

/** Milliseconds. */
const OPEN_AFTER = 100;
const CLOSE_AFTER = 280;
/** A click this soon after hover opened a panel does not close it, ms. */
const SAME_INTENTION = 400;

export const panelId = (id: MenuId) => `panel-${id}`;
export const buttonId = (id: MenuId) => `menu-${id}`;

/**
 * Which panel of the main navigation is open: at most one. Opens on hover, on a click on its button and on a tap on
 * its link; closes on Escape, on a press or focus elsewhere, and when the mouse has left.
 * In narrow windows only its button opens and closes it: a panel that closed under a finger would move the row.
 */
export function useMenuPanels() {
  const [opened, setOpened] = useState<{ id: MenuId; isPinned: boolean; since: number }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(id: MenuId | undefined, isPinned = false) {
    clearTimeout(timer.current);
    if (opened && opened.id !== id) keepFocus(opened.id);
    setOpened(id && { id, isPinned, since: performance.now() });
  }
  const close = () => show(undefined);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!opened || !wideWindow().matches) return;
    const { id, isPinned } = opened;
    const entry = document.getElementById(panelId(id))?.parentElement;
    const closeOutside = ({ target }: Event) => {
      if (!entry?.contains(target as Node)) closeNow();
    };
    const gone = new AbortController();
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      closeNow();
      // Focus on nothing moves to the menu's button; focus elsewhere, as in a field, stays there.
      if (document.activeElement === document.body) document.getElementById(buttonId(id))?.focus();
    };
    document.addEventListener('keydown', closeByKey, gone);
    document.addEventListener('pointerdown', closeOutside, gone);
    if (isPinned) document.addEventListener('focusin', closeOutside, gone);
    return () => gone.abort();
  }, [opened]);

  /** Runs `act` some time after the mouse entered or left, in wide windows; `false` only cancels. */
  const afterMouse = (event: PointerEvent, delay: number, act: false | (() => void)) => {
    if (event.pointerType !== 'mouse' || !wideWindow().matches) return;
    clearTimeout(timer.current);
    if (act) timer.current = setTimeout(act, delay);
  };

  return {
    open: opened?.id,
    close,
    show: (id: MenuId) => show(id, true),
    toggle(id: MenuId) {
      const isJustHovered = opened && !opened.isPinned && performance.now() - opened.since < SAME_INTENTION;
      if (opened?.id === id && !isJustHovered) close();
      else show(id, true);
    },
    /** Handlers for the entry that contains the panel, so that moving between the two never closes it. */
    hover: (id: MenuId) => ({
      onPointerEnter: (event: PointerEvent) =>
        afterMouse(event, OPEN_AFTER, opened?.id !== id && (() => show(id))),
      onPointerLeave: (event: PointerEvent) =>
        afterMouse(event, CLOSE_AFTER, opened?.isPinned === false && close),
    }),
  };
}

/** A panel that closes around the focus would drop it to the body; its button takes it instead. */
function keepFocus(id: MenuId) {
  if (!document.getElementById(panelId(id))?.contains(document.activeElement)) return;
  document.getElementById(buttonId(id))?.focus();
}
