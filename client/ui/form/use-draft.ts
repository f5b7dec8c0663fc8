import { type FormEvent, useEffect, useState } from 'react';

/** Without session storage, a draft lasts as long as the document. */
const memory = new Map<string, string>();

type Draft = {
  /** Whether the form was filled in from a draft. */
  isRestored: boolean;
  /** For the form's `onInput`. */
  save: (event: FormEvent<HTMLFormElement>) => void;
  discard: () => void;
};

/**
 * Saves a form's text fields in session storage until they are sent, so that navigation, reload and Back lose nothing;
 * never a file. A form that the server returned filled in (`isFilled`) is left alone.
 */
export function useDraft(id: string, isFilled: boolean): Draft {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (isFilled) return;
    for (const [name, value] of Object.entries(read(id))) {
      const control = document.getElementById(`${id}-${name}`);
      if (!isText(control)) continue;
      // The browser may have restored it already.
      if (control.value === control.defaultValue) control.value = value;
      setRestored(true);
    }
  }, [id, isFilled]);

  return {
    isRestored,
    save({ currentTarget: form }) {
      const controls = [...form.elements]
        .filter(isText)
        .filter((control) => control.id === `${id}-${control.name}`);
      write(
        id,
        Object.fromEntries(controls.filter(({ value }) => value).map(({ name, value }) => [name, value])),
      );
    },
    discard() {
      write(id, {});
      setRestored(false);
    },
  };
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'file')
  );
}

/** Forms with the same id on different pages, such as two openings, have separate drafts. */
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
