import type { ComponentProps } from 'react';

/** What scrolls sideways where it is wider than its place: by keyboard, too (WCAG 2.1.1). `label` says what it is. */
export function Sideways({ label, ...box }: ComponentProps<'div'> & { label: string }) {
  // biome-ignore lint/a11y/useSemanticElements: no form group
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box without the focus does not scroll by keyboard
  return <div role="group" aria-label={label} tabIndex={0} {...box} />;
}
