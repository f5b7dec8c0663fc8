import { type FormEvent, useEffect, useState } from 'react';

/** Where the browser keeps no storage, a draft lasts as long as the document. */
const memory = new Map<string, string>();

type Draft = {
  /** Whether the form holds what was typed before another page was visited. */
  isKept: boolean;
  /** For the form's `onInput`. */
  keep: (event: FormEvent<HTMLFormElement>) => void;
  forget: () => void;
};

/**
 * Keeps the texts of a form in the tab until they are sent, so that no visit to another page, reload or way back
 * loses them; never a file. A form that the server sent back filled in (`isFilled`) stays as it is.
 */
export function useDraft(id: string, isFilled: boolean): Draft {
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    if (isFilled) return;
    for (const [name, value] of Object.entries(read(id))) {
      const control = document.getElementById(`${id}-${name}`);
      if (!isText(control)) continue;
      // The browser may have brought it back by itself.
      if (control.value === control.defaultValue) control.value = value;
      setKept(true);
    }
  }, [id, isFilled]);

  return {
    isKept,
    keep({ currentTarget: form }) {
      const controls = [...form.elements]
        .filter(isText)
        .filter((control) => control.id === `${id}-${control.name}`);
      write(
        id,
        Object.fromEntries(controls.filter(({ value }) => value).map(({ name, value }) => [name, value])),
      );
    },
    forget() {
      write(id, {});
      setKept(false);
    },
  };
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'file')
  );
}

/** A form of the same id on another page, such as of another opening, has a draft of its own. */
const keyOf = (id: string) => `draft ${id} ${location.pathname}`;

function read(id: string): Record<string, string> {
  const key = keyOf(id);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? memory.get(key) ?? '{}');
  } catch {
    return JSON.parse(memory.get(key) ?? '{}');
  }
}

function write(id: string, fields: Record<string, string>): void {
  const key = keyOf(id);
  const isEmpty = Object.keys(fields).length === 0;
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(fields));
  } catch {
    if (isEmpty) memory.delete(key);
    else memory.set(key, JSON.stringify(fields));
  }
}
