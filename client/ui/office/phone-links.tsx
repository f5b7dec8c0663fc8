import { company } from '#content/company.ts';

/** The office's telephone numbers. */
export const PhoneLinks = () =>
  company.phones.map(({ display, href }) => [
    <a key={href} href={href}>
      {display}
    </a>,
    ' ',
  ]);
