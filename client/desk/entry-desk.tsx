import { renderToStaticMarkup } from 'react-dom/server';
import { DeskDocument } from './desk-document.tsx';
import type { DeskView } from './desk-view.ts';

export type * from './desk-view.ts';

/** Renders a page of the desk as HTML; this is the only module of the folder that the server imports. */
export function renderDesk(view: DeskView): string {
  return `<!doctype html>${renderToStaticMarkup(<DeskDocument {...view} />)}`;
}
