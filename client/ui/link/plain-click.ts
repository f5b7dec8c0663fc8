import type { MouseEvent } from 'react';

/** Whether a click means "open here", not "in a new tab" or "save": only such a click may be handled by a script. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
