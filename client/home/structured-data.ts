import { company } from '#content/company.ts';
import { HOME } from '#shared/paths.ts';
import type { ToAbsolute } from '../ui/page.ts';

const ORGANISATION = '#organization';

/** The company, its site and its office for search engines: https://schema.org/Organization, WebSite, LocalBusiness. */
export function companyData(toAbsolute: ToAbsolute): object[] {
  const { name, legalName, founded, tagline, email, phones, address, officeHours, social } = company;
  return [
    {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': ['Organization', 'LocalBusiness'],
          '@id': ORGANISATION,
          name,
          legalName,
          foundingDate: String(founded),
          description: tagline,
          email,
          telephone: phones.map((phone) => phone.href.slice('tel:'.length)),
          address: {
            '@type': 'PostalAddress',
            streetAddress: `${address.street}, ${address.area}`,
            addressLocality: address.city,
            addressRegion: address.state,
            postalCode: address.postalCode,
            addressCountry: address.countryCode,
          },
          openingHoursSpecification: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: officeHours.workdays,
            opens: officeHours.opens,
            closes: officeHours.closes,
          },
          sameAs: social.map((profile) => profile.href),
        },
        {
          '@type': 'WebSite',
          name,
          url: toAbsolute(HOME),
          inLanguage: 'en-IN',
          publisher: { '@id': ORGANISATION },
        },
      ],
    },
  ];
}
