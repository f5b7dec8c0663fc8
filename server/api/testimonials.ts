import type { RequestHandler } from 'express';
import type { TestimonialsReply } from '#shared/replies.ts';
import type { SiteData } from '#shared/site-data.ts';

/** All testimonials, as a bare array. */
export function listTestimonials(content: SiteData): RequestHandler {
  return async (_req, res) => {
    const reply: TestimonialsReply = await content.testimonials();
    res.set('Cache-Control', 'no-cache').json(reply);
  };
}
