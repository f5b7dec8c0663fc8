import { company } from '#content/company.ts';
import type { Job } from '#shared/entities.ts';
import { paragraphsOf } from './paragraphs.ts';

/**
 * An open job for search engines, https://schema.org/JobPosting. Undefined without `postedAt`: a posting without its
 * day is refused as a whole.
 */
export function jobPosting(job: Job): object | undefined {
  if (!job.postedAt) return undefined;
  const { address } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job._id },
    datePosted: job.postedAt,
    // The end of the day in Indore; shared/entities.ts says when a job closes.
    ...(job.closesAt && { validThrough: `${job.closesAt}T23:59:59+05:30` }),
    ...(job.employmentType && { employmentType: job.employmentType }),
    ...(job.salaryRange && { baseSalary: baseSalary(job.salaryRange) }),
    hiringOrganization: { '@type': 'Organization', name: company.name, legalName: company.legalName },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${address.street}, ${address.area}`,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postalCode,
        addressCountry: address.countryCode,
      },
    },
    directApply: true,
  };
}

function baseSalary({ currency, min, max, per }: NonNullable<Job['salaryRange']>): object {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: per },
  };
}

/** The posting's text as the simple HTML that search engines ask for. */
function descriptionOf(job: Job): string {
  const lists = [
    job.keyResponsibilities,
    job.requiredSkillsQualifications,
    job.preferredQualifications ?? [],
  ];
  return [
    ...paragraphsOf(job.jobSummary).map((text) => `<p>${escaped(text)}</p>`),
    ...lists
      .filter((list) => list.length > 0)
      .map((list) => `<ul>${list.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`),
  ].join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
