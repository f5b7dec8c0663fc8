type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Call before `root` is hydrated, and what it returns where React renders the page anew: it passes over what others have
 * put directly into `<body>`, but not over what a password manager put beside a field, or a translator in place of a text.
 * Gives the new fields what was typed into the old ones or chosen, and the focus.
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
