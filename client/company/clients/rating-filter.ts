import { type ClientTestimonial, clientsPage, clientTestimonials } from '#content/company/clients-copy.ts';
import { CLIENTS } from '#shared/paths.ts';
import type { FilterOption } from '../../ui/filter-bar/filter-bar.tsx';

/** All testimonials, or those with at least this many stars; as it stands in the address, `?rating=4`. */
const RATINGS = ['all', '5', '4'] as const;
export type Rating = (typeof RATINGS)[number];

const LABELS: Record<Rating, string> = {
  all: clientsPage.filter.all,
  5: clientsPage.filter.five,
  4: clientsPage.filter.four,
};

export function isRating(value: string | null): value is Rating {
  return RATINGS.some((rating) => rating === value);
}

export function ratedAtLeast(rating: Rating) {
  return (testimonial: ClientTestimonial): boolean =>
    rating === 'all' || testimonial.rating >= Number(rating);
}

export function ratingPath(rating: string): string {
  return rating === 'all' ? CLIENTS : `${CLIENTS}?rating=${rating}`;
}

export const ratingOptions: readonly FilterOption[] = RATINGS.map((rating) => ({
  value: rating,
  label: LABELS[rating],
  count: clientTestimonials.filter(ratedAtLeast(rating)).length,
  href: ratingPath(rating),
}));

export function foundWords(count: number): string {
  return `Showing ${count} of ${clientTestimonials.length} testimonials`;
}
