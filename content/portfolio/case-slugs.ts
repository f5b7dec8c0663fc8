/** The projects by the addresses of their cases, /portfolio/<slug>. Each stands in portfolio-copy.ts and has a file in cases/. */
export const CASES = [
  'clinic-day',
  'workshop-diagnosis',
  'school-bus',
  'loan-desk',
  'vaccine-store',
  'moulding-energy',
  'circuits-course',
  'access-review',
  'motor-bench',
] as const;
export type CaseSlug = (typeof CASES)[number];
