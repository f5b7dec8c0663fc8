type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Call before `root` is hydrated, and what it returns where React renders a part of it anew, since a translator or a
 * password manager had changed what the server sent: gives the new fields what was typed into the old ones or chosen,
 * and the focus, as soon as they are there.
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = new Set(root.querySelectorAll<Field>('input[id], textarea, select'));
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const giveBack = () => {
    for (const old of fields) {
      const [field] = document.getElementsByName(old.name) as NodeListOf<Field>;
      if (!field || field === old) continue;
      fields.delete(old);
      if (old.type === 'file') (field as HTMLInputElement).files = (old as HTMLInputElement).files;
      else if (old.value) field.value = old.value;
      if (old === focused) field.focus();
    }
    if (fields.size === 0) later.disconnect();
  };
  // A form whose code comes later.
  const later = new MutationObserver(giveBack);
  return () => {
    later.observe(root, { childList: true, subtree: true });
    giveBack();
  };
}
