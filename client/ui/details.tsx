import type { ComponentProps } from 'react';
import { useKept } from './kept/kept.ts';

/** A native `<details>` whose state is restored when its reader comes back to the page. */
export function Details({ id, open = false, ...details }: ComponentProps<'details'> & { id: string }) {
  const [isOpen, setOpen] = useKept(id, open);
  return <details {...details} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} />;
}
