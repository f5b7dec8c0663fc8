import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { API } from '#shared/paths.ts';

/**
 * Measures this visit (https://web.dev/articles/vitals) and reports it once, when the page is first hidden.
 * `route` is the page it began with. No URL or identifier is sent, and nothing at all without measurements.
 */
export function measure(route: string): void {
  const figures: Partial<Record<Metric['name'], number>> = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      figures[name] = Math.round(value * 1000) / 1000;
    });
  }
  // Registered after the package's own listeners, so that its final values are in.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    if (Object.keys(figures).length === 0) return;
    navigator.sendBeacon(
      API.vitals,
      new Blob([JSON.stringify({ route, ...figures })], { type: 'application/json' }),
    );
  });
}
