import { jobPath } from '#shared/paths.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { previewSettings, publicOrigin } from '../../terminal/command-settings.ts';
import { jobState } from '../job-state.ts';
import { previewKeys, previewSecret } from '../preview-keys.ts';
import { jobNamed } from './job-files.ts';

export const keyCommand = (id: string) => `npm run jobs -- preview ${id}`;

/** The address under which a job can be read before it is on the site. */
export function previewLink(named: string): string {
  const { job } = jobNamed(named).reading;
  const state = jobState(job, new Date());
  const page = publicOrigin + jobPath(job._id);
  if (state === 'open') return `${page}\n`;
  if (state === 'closed')
    throw new CommandProblem(`${job._id} is closed; there is a preview only before a job is on the site.`);
  const secret = previewSecret(previewSettings);
  return `${page}?preview=${previewKeys(secret).keyOf(job._id)}\n`;
}
