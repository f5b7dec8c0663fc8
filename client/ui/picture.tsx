import './picture.css';
import { type PictureSource, phoneUrl, plainUrl, srcSet } from '#shared/picture-source.ts';

type PictureProps = {
  of: PictureSource;
  /** The `sizes` of the img: the width the picture takes at each width of the page. Not for one of a single width. */
  sizes?: string;
  /** The one picture of the page that is its largest paint; every other is fetched when it comes near. */
  priority?: boolean;
  /**
   * Show its drawing for phones on a phone, where it has one; `'tablet'` where two stand in a row up to the desk's width,
   * `'all'` where it is never larger than on a phone.
   */
  phone?: boolean | 'tablet' | 'all';
  className?: string;
  /** Replaces the picture's own words where the place needs others; '' where the words beside it say it all. */
  alt?: string;
};

const DARK = '(prefers-color-scheme: dark)';
/** As in picture.css. */
const PHONE = '(max-width: 35.99em)';
const TABLET = '(max-width: 63.99em)';

/**
 * A picture in AVIF, with its drawings for the dark theme and for phones where there are any; one WebP file for
 * browsers of before 2023.
 */
export function Picture(props: PictureProps) {
  const { of, sizes, priority = false, phone = false, className, alt = of.alt } = props;
  const small = phone === 'all' ? 'all' : phone === 'tablet' ? TABLET : PHONE;
  return (
    <picture className={className ? `picture ${className}` : 'picture'}>
      {phone && of.hasPhone && (
        <>
          <source type="image/avif" srcSet={phoneUrl(of, 'dark')} media={`${small} and ${DARK}`} />
          <source type="image/avif" srcSet={phoneUrl(of)} media={small} />
        </>
      )}
      {of.hasDark && <source type="image/avif" srcSet={srcSet(of, 'dark')} sizes={sizes} media={DARK} />}
      <source type="image/avif" srcSet={srcSet(of)} sizes={sizes} />
      <img
        src={plainUrl(of)}
        width={of.width}
        height={of.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
