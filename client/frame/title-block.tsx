import type { ReactNode } from 'react';
import { company } from '#content/company.ts';

/** Who stands behind the site and how to reach them, set as the title block of an engineering drawing. */
export function TitleBlock() {
  const { address, phones, email, social, legalName, registration, privacy } = company;
  return (
    <dl className="title-block">
      <Cell name="Office" kind="wide">
        {/* It breaks after its commas alone. */}
        <address>{address.line.replaceAll(/(?<!,) /g, '\u00a0')}</address>
      </Cell>
      <Cell name="Telephone">
        {phones.map(({ display, href }) => (
          <a key={href} href={href}>
            {display}
          </a>
        ))}
      </Cell>
      <Cell name="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Cell>
      <Cell name="Personal data">
        <a href={`mailto:${privacy.email}`}>{privacy.email}</a>
      </Cell>
      <Cell name="Social media">
        {social.map(({ name, href }) => (
          <a key={href} href={href} rel="noopener">
            {name}
          </a>
        ))}
      </Cell>
      <Cell name="Company">{`${legalName}, registered in ${address.country}`}</Cell>
      <Cell name="CIN" kind="code">
        {registration.cin}
      </Cell>
      <Cell name="GSTIN" kind="code">
        {registration.gstin}
      </Cell>
    </dl>
  );
}

function Cell({ name, kind, children }: { name: string; kind?: 'wide' | 'code'; children: ReactNode }) {
  return (
    <div className={kind && `title-block__${kind}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
