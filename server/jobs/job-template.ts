import type { Job } from '#shared/entities.ts';

/** A draft to fill in. It passes the check as it stands and is off the site until `isActive` is true. */
export function jobTemplate(): { $schema: string } & Omit<Job, '_id'> {
  return {
    $schema: '../schemas/job.schema.json',
    title: 'Title of the role',
    experience: '2 to 4 years',
    location: 'Indore, Madhya Pradesh',
    isActive: false,
    jobSummary: 'What the person will do, and with whom.',
    keyResponsibilities: ['First responsibility.', 'Second responsibility.'],
    requiredSkillsQualifications: ['First thing an applicant must bring.'],
    preferredQualifications: ['Something that helps.'],
    jobType: 'Full time, on site',
    salary: '₹6 to 9 lakh a year',
    employmentType: 'FULL_TIME',
    salaryRange: { currency: 'INR', min: 600_000, max: 900_000, per: 'YEAR' },
  };
}
