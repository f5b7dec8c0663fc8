import { renderToStaticMarkup } from 'react-dom/server';
import { DeskDocument } from './desk-document.tsx';
import type { DeskView } from './desk-view.ts';

export * from './desk-addresses.ts';
export type * from './desk-view.ts';

/** A page of the desk as HTML: the one door through which the server enters this folder. */
export function renderDesk(view: DeskView): string {
  return `<!doctype html>${renderToStaticMarkup(<DeskDocument {...view} />)}`;
}
