import { useEffect, useState } from 'react';

/** Where the browser keeps no storage, or no more of it, a draft lasts as long as the document. */
const memory = new Map<string, string>();

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

function read(key: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return {};
  }
}

function write(key: string, controls: readonly Control[]): void {
  const typed = controls.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  const draft = JSON.stringify(Object.fromEntries(typed));
  memory.delete(key);
  try {
    // What is there is older, and would stay where there is no room for the new one.
    sessionStorage.removeItem(key);
    if (typed.length > 0) sessionStorage.setItem(key, draft);
  } catch {
    if (typed.length > 0) memory.set(key, draft);
  }
}
