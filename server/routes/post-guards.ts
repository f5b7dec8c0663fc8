import type { AppDeps } from '../app-deps.ts';
import type { SharedLimits } from '../database/shared-limits.ts';
import { LONGEST_BODY, LONGEST_FORM } from '../http/body.ts';
import { sameOriginOnly } from '../http/guards.ts';
import { limitPosts } from '../http/rate-limits.ts';
import { checkUpload, readResumeUpload, uploadBudget } from '../resumes/upload.ts';

export type PostGuards = ReturnType<typeof postGuards>;

/** Bytes of uploads in memory at a time: twelve of the largest resumes. */
const UPLOAD_BYTES = 64 * 1024 * 1024;

/** What stands before the handlers of posts. Calls and pages that take the same form share the counts of one guard. */
export function postGuards({ config, log, sharedLimits }: AppDeps) {
  const { refusedLimit: refused, limitWindowSeconds: windowSeconds } = config;
  const rateIn = (shared: SharedLimits | undefined) => (name: string, accepted: number) =>
    limitPosts({ name, accepted, refused, windowSeconds, shared });
  const rate = rateIn(sharedLimits);
  const budget = uploadBudget({ bytes: UPLOAD_BYTES, ofOneVisitor: config.uploadsPerVisitor });
  const upload = (longest: number) => [...checkUpload(longest), readResumeUpload(longest, budget)];
  return {
    rate,
    /** For posts that are too many to be counted in a database. */
    rateInMemory: rateIn(undefined),
    sameOrigin: sameOriginOnly({ publicOrigin: config.publicOrigin, log }),
    contactRate: rate('contact', config.contactLimit),
    applyRate: rate('apply', config.applyLimit),
    upload: upload(LONGEST_BODY),
    uploadOfForm: upload(LONGEST_FORM),
  };
}
