/** Shown when a page's code fails in the browser. */
export function RouteError() {
  return <h1>Something went wrong</h1>;
}
