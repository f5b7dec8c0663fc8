/** Addresses a page's document refers to, found by the server in the build's manifest. */
export type PageAssets = {
  start?: { src: string; integrity?: string };
  styles: string[];
  /** What the page runs after its first paint, the entry first. */
  modules: string[];
  /** Development only: what Vite adds to the head for hot reload. */
  devHead?: string;
};
