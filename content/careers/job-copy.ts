/** What every job says of itself, whatever its file holds. */
export const jobLabels = { terms: 'On Site - Full Time', count: '01 Openings' } as const;

/** Copy of /careers/{_id}. */
export const job = {
  back: 'Back to Careers',
  loading: 'Loading job...',
  failed: 'Job not found or server error',
  unknown: 'No job found',
  gone: 'This job may have been filled, or its address may have changed. These jobs are open now.',
  goneEmpty: 'This job may have been filled, or its address may have changed.',
  notSent: {
    title: 'Your application was not sent',
    sendOpen:
      'What you typed is still here. You can send it as an open application, which is tied to no single job, or look at the jobs below.',
    copy: 'What you typed is still here, so that you can copy it into the form of another job. Please choose your resume again there.',
  },
  preview: {
    mark: 'Preview: ',
    title: 'This is a preview.',
    text: 'Only people with this link can see the job, and nobody can apply for it yet.',
  },
  openJobs: 'Open jobs',
  allJobs: 'See all open jobs',
  summary: 'Job summary',
  responsibilities: 'Key responsibilities',
  required: 'Required skills and qualifications',
  preferred: 'Preferred qualifications',
  about: 'About this job',
  facts: {
    experience: 'Experience',
    location: 'Location',
    jobType: 'Job type',
    salary: 'Salary',
    openings: 'Openings',
    closes: 'Apply by',
  },
  apply: 'Apply Now',
  applyNote: 'You need your resume as one PDF of up to 5 MB.',
  applyTitle: 'Apply for this job',
} as const;
