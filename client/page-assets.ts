/** Addresses a page's document refers to, found by the server in the build's manifest. */
export type PageAssets = {
  entry?: { src: string; integrity?: string };
  styles: string[];
  preloads: string[];
  /** Development only: what Vite adds to the head for hot reload. */
  devHead?: string;
};
