type Prefetch = (path: string) => void;

/** Set by entry-client, which knows the routes; components must not import them. On the server there is nothing to do. */
let prefetch: Prefetch = () => {};

export function setPrefetch(implementation: Prefetch): void {
  prefetch = implementation;
}

/** Fetches the code of the page at `path` ahead of a visit; what fails now is fetched again by the visit. */
export function prefetchPage(path: string): void {
  prefetch(path);
}
