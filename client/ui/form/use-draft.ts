import { useEffect, useState } from 'react';
import { readStored, store } from '../stored.ts';

/** Where the browser keeps no storage, or no more of it, a draft lasts as long as the document. */
const memory = new Map<string, object>();

/**
 * Keeps the texts of a form in the tab until they are sent, so that no visit to another page, reload or way back
 * loses them; never a file. `key` tells the form from those of other pages; one that the server sent back filled in
 * (`isFilled`) stays as it is.
 */
export function useDraft(id: string, key: string, isFilled: boolean) {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (!isFilled) {
      const draft = read(key);
      for (const control of textsOf(id)) {
        const value = draft[control.name];
        if (typeof value !== 'string') continue;
        // The browser may have brought it back by itself.
        if (control.value === control.defaultValue) control.value = value;
        setRestored(true);
      }
    }
    // What was typed before this code came; nothing where the form was sent without it.
    write(key, textsOf(id));
  }, [id, key, isFilled]);

  return {
    /** Whether the form was filled in from a draft. */
    isRestored,
    /** For the form's `onInput`. */
    save: () => write(key, textsOf(id)),
    discard() {
      write(key, []);
      setRestored(false);
    },
  };
}

/** The name of the draft of a form: one of the same id on another page, such as of another opening, is another. */
export const draftKey = (id: string, pathname: string) => `draft ${id} ${pathname}`;

export const hasDraft = (key: string) => Object.keys(read(key)).length > 0;

type Control = HTMLInputElement | HTMLTextAreaElement;

function textsOf(id: string): Control[] {
  return [...document.querySelectorAll<Control>('input:not([type="file"]), textarea')].filter(
    (control) => control.id === `${id}-${control.name}`,
  );
}

const read = (key: string) => ({ ...(memory.get(key) ?? readStored(key) ?? {}) }) as Record<string, unknown>;

function write(key: string, controls: readonly Control[]): void {
  const typed = controls.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  const draft = typed.length > 0 ? Object.fromEntries(typed) : undefined;
  if (store(key, draft) || !draft) memory.delete(key);
  else memory.set(key, draft);
}
