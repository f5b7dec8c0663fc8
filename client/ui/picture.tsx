import './picture.css';
import { type PictureSource, phoneUrl, plainUrl, srcSet } from '#shared/picture-source.ts';

type PictureProps = {
  of: PictureSource;
  /** The `sizes` attribute: the picture's width per viewport width. Not for one with a single width. */
  sizes?: string;
  /** For the page's largest contentful paint; all other pictures load lazily. */
  priority?: boolean;
  /** Use the variant for phones on phones, if there is one; `'tablet'`: also on tablets, where two are in a row; or on all. */
  phone?: boolean | 'tablet' | 'all';
  className?: string;
  /** Replaces the picture's own alternative text; '' where the words beside it say it all. */
  alt?: string;
};

const DARK = '(prefers-color-scheme: dark)';
/** As in picture.css. */
const PHONE = '(max-width: 35.99em)';
const TABLET = '(max-width: 63.99em)';

/**
 * A picture in AVIF, with variants for the dark theme and for phones where there are any; one WebP file for
 * browsers from before 2023.
 */
export function Picture(props: PictureProps) {
  const { of, sizes, priority = false, phone = false, className, alt = of.alt } = props;
  const small = phone === 'all' ? phone : phone === 'tablet' ? TABLET : PHONE;
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
