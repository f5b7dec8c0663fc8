import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { RenderFilm } from './render-film.tsx';
import { SwitchedPath } from './switched-path.tsx';

/** What happens to one request of a stack, in the form that suits it. */
export function Request({ of }: { of: WebTypeWords['request'] }) {
  return 'frames' in of ? <RenderFilm {...of} /> : <SwitchedPath {...of} />;
}
