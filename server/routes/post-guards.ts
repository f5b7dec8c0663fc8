import type { AppDeps } from '../app-deps.ts';
import { MAX_BODY, MAX_FORM } from '../http/body.ts';
import { sameOriginOnly } from '../http/guards.ts';
import { limitPosts, limitRate, proxyWarning } from '../http/rate-limits.ts';
import { createRenderQueue } from '../http/render-queue.ts';
import { resumeUpload, uploadBudget } from '../resumes/upload.ts';

export type PostGuards = ReturnType<typeof postGuards>;

/** Bytes of uploads in memory at a time: twelve of the largest resumes. */
const UPLOAD_BYTES = 64 * 1024 * 1024;
/** Renders of one visitor in a minute that no cache serves: searches, confirmations, refused forms. */
const MAX_RENDERS = 300;

/**
 * Guards of posts, and of renders that no cache serves. A call and a page that take the same form share a
 * count.
 */
export function postGuards({ config, log, stores }: AppDeps) {
  const logger = proxyWarning(log);
  // Instances share the counts, so that a visitor has one allowance across them.
  const shared = config.databaseUrl ? stores.limits : undefined;
  const window = { refused: config.refusedLimit, windowSeconds: config.limitWindowSeconds, logger };
  const rate = (name: string, accepted: number) => limitPosts({ ...window, name, accepted, shared });
  const budget = uploadBudget({ bytes: UPLOAD_BYTES, uploadsPerVisitor: config.uploadsPerVisitor });
  return {
    rate,
    /** For posts that are too frequent to be counted in a database. */
    rateInMemory: (name: string, accepted: number) => limitPosts({ ...window, name, accepted }),
    renderQueue: createRenderQueue(
      limitRate({ name: 'renders', limit: MAX_RENDERS, windowSeconds: 60, logger }),
    ),
    sameOrigin: sameOriginOnly({ publicOrigin: config.publicOrigin, log }),
    contactRate: rate('contact', config.contactLimit),
    applyRate: rate('apply', config.applyLimit),
    upload: resumeUpload(MAX_BODY, budget),
    uploadOfForm: resumeUpload(MAX_FORM, budget),
  };
}
