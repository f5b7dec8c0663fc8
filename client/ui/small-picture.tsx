import { type PictureSource, srcSet } from '#shared/picture-source.ts';

/** A picture of one width, in AVIF only: browsers from before 2023 show its alternative text. */
export function SmallPicture({ of, alt = '' }: { of: PictureSource; alt?: string }) {
  return (
    <picture className="picture">
      {of.hasDark && <source srcSet={srcSet(of, 'dark')} media="(prefers-color-scheme: dark)" />}
      <img src={srcSet(of)} width={of.width} height={of.height} alt={alt} loading="lazy" />
    </picture>
  );
}
