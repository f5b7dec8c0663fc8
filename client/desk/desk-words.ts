import type { Stage } from '#shared/stages.ts';
import type { SubmissionKind } from './desk-view.ts';

export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  new: 'New',
  reviewing: 'In review',
  interview: 'Interview',
  offer: 'Offer made',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const KIND_WORDS: Readonly<Record<SubmissionKind, string>> = {
  application: 'Applications',
  contact: 'Messages',
  enquiry: 'Enquiries',
};
