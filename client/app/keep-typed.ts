type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Call before `root` is hydrated; call the result if React discards the server's HTML and renders anew, as it
 * does if a password manager added something beside a field, or a translator replaced a text (not for
 * additions to `<body>` itself). It copies to the new fields what was typed or chosen, and the focus.
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input[id], textarea, select')];
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    for (const old of fields) {
      const [field] = document.getElementsByName(old.name) as NodeListOf<Field>;
      if (!field || field === old) continue;
      if (old.type === 'file') (field as HTMLInputElement).files = (old as HTMLInputElement).files;
      else if (old.value) field.value = old.value;
      if (old === focused) field.focus();
    }
  };
}
