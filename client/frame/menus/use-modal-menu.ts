import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { wideWindow } from './use-menu-panels.ts';

/**
 * Makes a popover modal while it is open: it takes the focus, and everything around it is inert. Closes it
 * when the window becomes wide. Returns whether it is open.
 */
export function useModalMenu(menu: RefObject<HTMLElement | null>, onToggle: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  const toggled = useEffectEvent(onToggle);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const gone = new AbortController();
    const closeOnly = (touch: TouchEvent) =>
      !element.contains(touch.target as Node) && touch.preventDefault();
    const show = (isModal: boolean) => {
      for (const part of outsideOf(element)) part.inert = isModal;
      // A tap closes the menu before it becomes a click, which would press what is there by then.
      if (isModal)
        document.addEventListener('touchstart', closeOnly, { passive: false, signal: gone.signal });
      else document.removeEventListener('touchstart', closeOnly);
      if (isModal) element.querySelector('button')?.focus();
      toggled();
      setIsOpen(isModal);
    };
    // The browser gives the focus back to the button that opened the menu, which must not be inert by then.
    element.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && show(false), gone);
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return show(true);
      // After a press outside the menu, the browser focuses nothing.
      const { activeElement, body } = document;
      if (activeElement !== body && !element.contains(activeElement)) return;
      document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`)?.focus();
    };
    element.addEventListener('toggle', onToggle, gone);
    wideWindow().addEventListener('change', () => element.hidePopover(), gone);
    // It may have been opened before this script loaded.
    if (element.matches(':popover-open')) show(true);
    return () => gone.abort();
  }, [menu]);

  return isOpen;
}

/** All elements that neither contain `element` nor are inside it. */
function outsideOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement);
  return [...(siblings as HTMLElement[]), ...outsideOf(parent)];
}
