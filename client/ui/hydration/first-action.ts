const ACTIONS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const;

/** Resolves at the visitor's first interaction with the page; on the server, and where there was one, immediately. */
export function firstAction(): Promise<void> {
  if (import.meta.env.SSR || scrollY > 0 || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    for (const action of ACTIONS) {
      addEventListener(action, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
}
