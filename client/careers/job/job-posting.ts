import { company } from '#content/company.ts';
import type { Job } from '#shared/entities.ts';
import { yearsRequired } from '#shared/job-terms.ts';
import { HOME, jobPath } from '#shared/paths.ts';
import type { ToAbsolute } from '../../ui/page.ts';
import { paragraphsOf } from './job-details.tsx';

/**
 * Structured data of an open job: https://schema.org/JobPosting with the properties that Google asks for,
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting. States only what the
 * job's file says. Without `postedAt` there is no posting, since search engines reject one without a date.
 */
export function jobPosting(job: Job, toAbsolute: ToAbsolute): object[] {
  if (!job.postedAt) return [];
  const { from } = yearsRequired(job.experience);
  const isNumbered = /\d/.test(job.experience);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: descriptionOf(job),
      url: toAbsolute(jobPath(job._id)),
      identifier: { '@type': 'PropertyValue', name: company.name, value: job._id },
      datePosted: job.postedAt,
      // The end of the day in Indore; shared/entities.ts defines when a job closes.
      ...(job.closesAt && { validThrough: `${job.closesAt}T23:59:59+05:30` }),
      ...(job.employmentType && { employmentType: job.employmentType }),
      ...(job.salaryRange && { baseSalary: baseSalary(job.salaryRange) }),
      ...(job.openings && { totalJobOpenings: job.openings }),
      ...(job.department && { employmentUnit: { '@type': 'Organization', name: job.department } }),
      ...(isNumbered && {
        experienceRequirements:
          from === 0
            ? 'no requirements'
            : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: Math.round(from * 12) },
      }),
      hiringOrganization: {
        '@type': 'Organization',
        name: company.name,
        legalName: company.legalName,
        sameAs: toAbsolute(HOME),
        logo: toAbsolute('/apple-touch-icon.png'),
      },
      ...placeOf(job),
      directApply: true,
    },
  ];
}

/** A remote job has no place of work but a country that applicants must live in: its `location`. */
function placeOf({ workplace, location }: Job): object {
  if (workplace === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: location },
    };
  }
  return { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...addressOf(location) } } };
}

/** Only our own office has a street address; elsewhere it is town and state, as in the job's file. */
function addressOf(location: string): object {
  const { street, area, city, state, postalCode, countryCode } = company.address;
  const [town, region] = location.split(',').map((part) => part.trim());
  if (town === city) {
    return {
      streetAddress: `${street}, ${area}`,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: countryCode,
    };
  }
  return { addressLocality: town, ...(region && { addressRegion: region }), addressCountry: countryCode };
}

function baseSalary({ currency, min, max, per }: NonNullable<Job['salaryRange']>): object {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: per },
  };
}

/** The posting's description as the simple HTML that search engines expect. */
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
