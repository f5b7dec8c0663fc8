import './picture.css';
import type { PictureFiles, PictureSource } from '../pictures/picture-source.ts';

type PictureProps = {
  of: PictureSource;
  /** The `sizes` of the img: the width the picture takes at each width of the page. */
  sizes: string;
  /** The one picture of the page that is its largest paint; every other is fetched when it comes near. */
  priority?: boolean;
  className?: string;
  /** Replaces the picture's own words where the place needs others; '' where the words beside it say it all. */
  alt?: string;
};

/** A picture in AVIF with WebP to fall back on, and its dark drawing where there is one. */
export function Picture({ of, sizes, priority = false, className, alt = of.alt }: PictureProps) {
  return (
    <picture className={className ? `picture ${className}` : 'picture'}>
      {of.dark && <Sources files={of.dark} sizes={sizes} media="(prefers-color-scheme: dark)" />}
      <Sources files={of} sizes={sizes} />
      <img
        src={of.src}
        width={of.width}
        height={of.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}

function Sources({ files, sizes, media }: { files: PictureFiles; sizes: string; media?: string }) {
  return (
    <>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} media={media} />
      <source type="image/webp" srcSet={files.webp} sizes={sizes} media={media} />
    </>
  );
}
