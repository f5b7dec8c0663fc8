import { useEffect, useState } from 'react';
import { readStored, store } from '../kept/stored.ts';

/**
 * Keeps the texts of a form in session storage until they are sent, so that leaving the page, a reload or
 * Back loses none; never a file. `key` tells the form from those of other pages. A form that the server sent
 * back filled in (`isFilled`) is not overwritten.
 */
export function useDraft(id: string, key: string, isFilled: boolean) {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (!isFilled) {
      const draft = read(key);
      for (const control of textsOf(id)) {
        const value = draft[control.name];
        if (typeof value !== 'string') continue;
        // The browser may have restored the value itself.
        if (control.value === control.defaultValue) control.value = value;
        setRestored(true);
      }
    }
    // Saves what was typed before hydration; clears the draft of a form that was sent without scripts.
    write(key, textsOf(id), isFilled);
  }, [id, key, isFilled]);

  return {
    /** Whether the form was filled in from a draft. */
    isRestored,
    /** For the form's `onInput`. */
    save: () => write(key, textsOf(id), isFilled),
    discard() {
      write(key, [], isFilled);
      setRestored(false);
    },
  };
}

/** The storage key of a form's draft. The path tells apart forms with the same id, as of two jobs. */
export const draftKey = (id: string, pathname: string) => `draft ${id} ${pathname}`;

export const hasDraft = (key: string) => Object.keys(read(key)).length > 0;

type Control = HTMLInputElement | HTMLTextAreaElement;

function textsOf(id: string): Control[] {
  return [...document.querySelectorAll<Control>('input:not([type="file"]), textarea')].filter(
    (control) => control.id === `${id}-${control.name}`,
  );
}

const read = (key: string) => ({ ...(readStored(key) ?? {}) }) as Record<string, unknown>;

/** What a field begins with is the visitor's own only in a form that came back filled in (`isFilled`). */
function write(key: string, controls: readonly Control[], isFilled: boolean): void {
  const typed = controls
    .filter(({ value, defaultValue }) => value && (isFilled || value !== defaultValue))
    .map(({ name, value }) => [name, value]);
  store(key, typed.length > 0 ? Object.fromEntries(typed) : undefined);
}
