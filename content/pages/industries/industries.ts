import type { Industry } from '#shared/slugs.ts';
import { automotive } from './automotive.ts';
import { banking } from './banking.ts';
import { education } from './education.ts';
import { healthcare } from './healthcare.ts';
import type { IndustryContent } from './industry-content.ts';
import { transportation } from './transportation.ts';

export const industries: Record<Industry, IndustryContent> = {
  healthcare,
  automotive,
  education,
  transportation,
  banking,
};

export const industryWords = {
  label: 'Industries',
  servicesTitle: 'Services',
  boardTitle: 'From sensor to screen',
  chip: 'firmware',
  action: 'Talk to expert',
} as const;
