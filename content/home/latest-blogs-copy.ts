import { publishDay } from '#shared/publish-day.ts';
import { type BlogPost, posts } from '../blog/blog-posts.ts';

export type BlogCard = {
  id: BlogPost['id'];
  title: string;
  /** May contain line breaks. */
  description: string;
  image: BlogPost['image'];
  /** As the story itself shows it. */
  date: string;
  /** The same day for machines, YYYY-MM-DD. */
  day: string;
  hoverMessage: string;
};

/** The stories of /blogs, newest first: one story has one title, day, picture and text on both pages. */
export const blogCards: readonly BlogCard[] = posts
  .map(({ id, title, excerpt, image, publishDate, category }) => ({
    id,
    title,
    description: excerpt,
    image,
    date: publishDate,
    day: publishDay(publishDate) ?? '',
    hoverMessage: `Read this story in ${category}`,
  }))
  .sort((a, b) => b.day.localeCompare(a.day));
