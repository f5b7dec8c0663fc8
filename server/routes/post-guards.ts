import type { RequestHandler } from 'express';
import { RESUME_TOO_LARGE } from '#shared/application.ts';
import { LIMITS } from '#shared/limits.ts';
import type { AppDeps } from '../app-deps.ts';
import type { SharedLimits } from '../database/shared-limits.ts';
import { LONGEST_BODY } from '../http/body-limits.ts';
import type { Deadlines } from '../http/deadlines.ts';
import { exchangeOf } from '../http/exchange.ts';
import { limitDeclaredLength, limitRate, requireType, sameOriginOnly } from '../http/guards.ts';
import type { createHints } from '../http/hints.ts';
import { type FORM_TYPE, type JSON_TYPE, readText, TEXT_TOO_LONG } from '../http/text-body.ts';
import { limitUploads } from '../http/upload-places.ts';
import { readResumeUpload } from '../resumes/upload.ts';

export type PostGuards = ReturnType<typeof postGuards>;

/** What stands before the handlers of posts. Calls and pages that take the same form share the counts of one guard. */
export function postGuards(
  { config, sharedLimits }: AppDeps,
  { hints, deadlines }: { hints: ReturnType<typeof createHints>; deadlines: Deadlines },
) {
  const { refusedLimit: refused, limitWindowSeconds: windowSeconds } = config;
  const rateIn = (shared: SharedLimits | undefined) => (name: string, accepted: number) =>
    limitRate({ name, accepted, refused, windowSeconds, shared });
  const rate = rateIn(sharedLimits);
  const textBody = (type: typeof JSON_TYPE | typeof FORM_TYPE): RequestHandler[] => [
    requireType(type),
    limitDeclaredLength(LIMITS.json, TEXT_TOO_LONG),
    async (req, res, next) => {
      req.body = await readText(req, type, exchangeOf(res).signal);
      next();
    },
  ];
  return {
    rate,
    /** For posts that are too many to be counted in a database. */
    rateInMemory: rateIn(undefined),
    textBody,
    sameOrigin: sameOriginOnly(config.publicOrigin, hints.refusedOrigin),
    contactRate: rate('contact', config.contactLimit),
    applyRate: rate('apply', config.applyLimit),
    upload: [
      requireType('multipart/form-data'),
      limitDeclaredLength(LONGEST_BODY, RESUME_TOO_LARGE),
      limitUploads(
        { most: config.maxUploads, ofOneVisitor: config.uploadsPerVisitor, shared: sharedLimits },
        deadlines,
      ),
      readResumeUpload,
    ],
  };
}
