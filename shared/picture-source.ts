/**
 * A picture as its generated module describes it; `width` and `height` are the master's, in px. Its files are
 * `/pictures/<file>/<width>.avif` and `.webp`, and `dark-<width>` if there is a drawing for the dark theme.
 */
export type PictureSource = {
  /** The folder: the picture's name and a hash of its master, so that its files can be cached for ever. */
  file: string;
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
  hasDark?: true;
  /** The same thing in the layout of a phone, of the same shape or a square: files `phone-800` and `dark-phone-800`. */
  hasPhone?: true;
};

export type PictureFormat = 'avif' | 'webp';
type PictureTheme = 'light' | 'dark';

/** The address of one variant. */
export function variantUrl(
  of: PictureSource,
  width: number,
  format: PictureFormat,
  theme: PictureTheme = 'light',
): string {
  return `/pictures/${of.file}/${theme === 'dark' ? 'dark-' : ''}${width}.${format}`;
}

/** A `srcset` of all widths in AVIF; the bare address where there is one width only. */
export function srcSet(of: PictureSource, theme: PictureTheme = 'light'): string {
  const [width] = of.widths;
  if (width && of.widths.length === 1) return variantUrl(of, width, 'avif', theme);
  return of.widths.map((width) => `${variantUrl(of, width, 'avif', theme)} ${width}w`).join(', ');
}

/** The same picture without the files narrower than `least` or wider than `most`, px. */
export function between(least: number, most: number, of: PictureSource): PictureSource {
  return { ...of, widths: of.widths.filter((each) => each >= least && each <= most) };
}

/** One width only, for places below the first view where a choice would weigh more than it saves. */
export function only(width: number, of: PictureSource): PictureSource {
  return { ...of, widths: [width] };
}

/** The address of the drawing for phones. */
export function phoneUrl(of: PictureSource, theme: PictureTheme = 'light'): string {
  return `/pictures/${of.file}/${theme === 'dark' ? 'dark-' : ''}phone-800.avif`;
}

/** The one file for places that take no `srcset`: 800 px wide where there is one. */
export function plainUrl(of: PictureSource): string {
  return variantUrl(of, of.widths.find((width) => width >= 800) ?? of.widths.at(-1) ?? of.width, 'webp');
}

/** Whether it is a screenshot, whose small text is readable only when shown large. */
export function isScreenshot(of: PictureSource): boolean {
  return of.file.startsWith('interface-');
}
