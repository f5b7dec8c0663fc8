import { company } from '#content/company.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { PhoneLinks } from '../ui/office/phone-links.tsx';

/** Who stands behind the site and how to reach them, set as the title block of an engineering drawing. */
export function TitleBlock() {
  const { address, email, social, legalName, registration, privacy } = company;
  return (
    <DescriptionList
      className="grid always-cols-3 anywhere title-block"
      items={[
        // It breaks after its commas alone.
        ['Office', <address key="office">{address.line.replaceAll(/(?<!,) /g, '\u00a0')}</address>],
        ['Telephone', <PhoneLinks key="telephone" />],
        ['Email', emailLink(email)],
        ['Personal data', emailLink(privacy.email)],
        [
          'Social media',
          social.map(({ name, href }) => [
            <a key={href} href={href}>
              {name}
            </a>,
            ' ',
          ]),
        ],
        ['Company', `${legalName}, registered in ${address.country}`],
        ['CIN', mono(registration.cin)],
        ['GSTIN', mono(registration.gstin)],
      ]}
    />
  );
}

const emailLink = (email: string) => <a href={`mailto:${email}`}>{email}</a>;
const mono = (text: string) => <span className="mono">{text}</span>;
