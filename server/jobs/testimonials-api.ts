import type { RequestHandler } from 'express';
import type { TestimonialsReply } from '#shared/replies.ts';
import { answerOfContent } from '../http/answer-of-content.ts';
import type { ContentStore } from './content-store.ts';

/** All testimonials, as a bare array. */
export function listTestimonials(content: ContentStore): RequestHandler {
  return answerOfContent(content, {
    type: 'application/json',
    async write() {
      const reply: TestimonialsReply = await content.testimonials();
      return JSON.stringify(reply);
    },
  });
}
