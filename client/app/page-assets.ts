/** URLs that a page's document refers to, from the build's manifest. */
export type PageAssets = {
  start?: { src: string; integrity?: string };
  styles: string[];
  /** Scripts to load after the first paint, the entry first. */
  modules: string[];
  /** Development only: what Vite adds to the head for hot reload. */
  devHead?: string;
};
