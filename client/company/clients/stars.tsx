import './stars.css';
import { Icon } from '../../ui/icon.tsx';

const OUT_OF = [1, 2, 3, 4, 5] as const;

/** A rating of whole stars, 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {OUT_OF.map((star) => (
        <Icon key={star} name="star" className={star <= rating ? 'stars__full' : 'stars__empty'} />
      ))}
    </span>
  );
}
