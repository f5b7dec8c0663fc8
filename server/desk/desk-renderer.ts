import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeskView, renderDesk } from '../../client/desk/entry-desk.tsx';

export type * from '../../client/desk/entry-desk.tsx';

export type Renderer = {
  render(view: DeskView): string;
  /** The build's folder; what browsers load is in its `assets`. */
  folder: string;
};

/** @returns undefined where the desk is not built */
export async function openRenderer(folder: string): Promise<Renderer | undefined> {
  const file = path.resolve(folder, 'entry-desk.js');
  if (!existsSync(file)) return undefined;
  const entry: { renderDesk: typeof renderDesk } = await import(pathToFileURL(file).href);
  return { render: entry.renderDesk, folder: path.resolve(folder) };
}
