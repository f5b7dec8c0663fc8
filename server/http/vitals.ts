import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { PAGES } from '#shared/pages.ts';
import { JSON_TYPE, textBody } from './body.ts';
import { Refusal } from './errors.ts';

/** Bytes; a whole report has 300. */
const MAX_VITALS = 2048;

const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));
/** Ids of the pages, and of the not-found page: metrics have no finer label. */
const ROUTES = [...PAGES.map(({ id }) => id), 'not-found'] as const;

/**
 * Web vitals of one visit (https://web.dev/articles/vitals): times in milliseconds, `CLS` without a unit. A
 * browser leaves out what it does not measure.
 */
export const Vitals = v.strictObject({
  route: v.picklist(ROUTES),
  CLS: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  FCP: v.optional(ms),
  INP: v.optional(ms),
  LCP: v.optional(ms),
  TTFB: v.optional(ms),
});

export type Vitals = v.InferOutput<typeof Vitals>;

/** Passes the vitals of a visit to `keep`; nothing else of the visit is stored or logged. 204. */
export const receiveVitals = (keep: ((vitals: Vitals) => void) | undefined): RequestHandler[] => [
  ...textBody(JSON_TYPE, MAX_VITALS),
  (req, res) => {
    res.locals.route = 'visit';
    const checked = v.safeParse(Vitals, req.body);
    if (!checked.success) throw new Refusal(422, 'These are no figures of a page of ours.');
    keep?.(checked.output);
    res.status(204).end();
  },
];
