import type { RequestHandler } from 'express';
import type { TestimonialsReply } from '#shared/replies.ts';
import { keptAnswer } from '../kept-answer.ts';
import type { ContentStore } from '../stores/content.ts';

/** All testimonials, as a bare array. */
export function listTestimonials(content: ContentStore): RequestHandler {
  return keptAnswer(content, {
    type: 'application/json',
    async write() {
      const reply: TestimonialsReply = await content.testimonials();
      return JSON.stringify(reply);
    },
  });
}
