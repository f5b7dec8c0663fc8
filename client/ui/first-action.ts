const ACTIONS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const;

/** Resolves when the visitor first does anything on the page, at once where that has happened; on the server, at once. */
export function firstAction(): Promise<void> {
  if (import.meta.env.SSR || scrollY > 0 || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    for (const action of ACTIONS) {
      addEventListener(action, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
}
