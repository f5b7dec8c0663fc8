/** Of the button that copies a piece of code. */
export const copyWords = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied: select it and copy by hand',
} as const;
