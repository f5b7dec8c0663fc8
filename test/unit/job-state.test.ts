// behaviour: D1
import { describe, expect, it } from 'vitest';
import { dayInIndia } from '#shared/indian-time.ts';
import { jobState, nextChange } from '../../server/jobs/job-state.ts';

const inIndia = (moment: string) => new Date(`${moment}+05:30`);
const noon = inIndia('2026-11-22T12:00:00');

describe('the state of an opening', () => {
  it.each([
    ['open', { isActive: true }],
    ['open', { isActive: true, postedAt: '2026-11-22' }],
    ['open', { isActive: true, postedAt: '2026-01-31', closesAt: '2026-11-22' }],
    ['closed', { isActive: true, postedAt: '2026-01-31', closesAt: '2026-11-21' }],
    ['closed', { isActive: true, closesAt: '2026-11-21' }],
    ['scheduled', { isActive: true, postedAt: '2026-11-23' }],
    ['scheduled', { isActive: true, postedAt: '2026-11-23', closesAt: '2026-11-23' }],
    ['draft', { isActive: false }],
    ['draft', { isActive: false, closesAt: '2026-11-21' }],
    ['draft', { isActive: false, postedAt: '2026-11-23' }],
    ['closed', { isActive: false, postedAt: '2026-11-22' }],
    ['closed', { isActive: false, postedAt: '2026-01-31', closesAt: '2999-12-31' }],
  ] as const)('is %s for %j', (state, job) => expect(jobState(job, noon)).toBe(state));

  it('begins with its day in India, and ends with the last moment of its closing day there', () => {
    const job = { isActive: true, postedAt: '2026-11-30', closesAt: '2026-11-30' };
    expect(jobState(job, inIndia('2026-11-29T23:59:59.999'))).toBe('scheduled');
    expect(jobState(job, inIndia('2026-11-30T00:00:00'))).toBe('open');
    expect(jobState(job, inIndia('2026-11-30T23:59:59.999'))).toBe('open');
    expect(jobState(job, inIndia('2026-12-01T00:00:00'))).toBe('closed');
  });

  it('may next change at the first of all days to come', () => {
    const jobs = [
      { isActive: true, postedAt: '2026-11-01', closesAt: '2026-12-31' },
      { isActive: true, postedAt: '2026-11-25' },
    ];
    expect(nextChange(jobs, noon)).toBe(inIndia('2026-11-25T00:00:00').getTime());
    expect(nextChange(jobs, inIndia('2026-11-25T00:00:00'))).toBe(inIndia('2027-01-01T00:00:00').getTime());
    expect(nextChange(jobs, inIndia('2027-01-01T00:00:00'))).toBe(Number.POSITIVE_INFINITY);
  });

  it('knows what day it is in India', () => {
    expect(dayInIndia(new Date('2026-11-22T18:29:59Z'))).toBe('2026-11-22');
    expect(dayInIndia(new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
  });
});
