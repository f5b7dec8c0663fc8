/** Whether this document is a reload of the home page, which begins at its top as specified. */
export function isHomeReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.pathname === '/' && visit?.type === 'reload';
}
