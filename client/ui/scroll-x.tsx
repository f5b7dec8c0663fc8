import type { ComponentProps } from 'react';

/** Scrolls sideways if its content is too wide, by keyboard, too (WCAG 2.1.1). `label` names the content. */
export function ScrollX({ label, ...box }: ComponentProps<'div'> & { label: string }) {
  // biome-ignore lint/a11y/useSemanticElements: no form group
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box without the focus does not scroll by keyboard
  return <div role="group" aria-label={label} tabIndex={0} {...box} />;
}
