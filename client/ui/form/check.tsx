import type { ComponentProps } from 'react';

/** A checkbox, or a radio button, before its label. */
export const Check = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="beside gap-3 target ink anywhere check">
    <input type="checkbox" {...input} /> <span>{children}</span>
  </label>
);
