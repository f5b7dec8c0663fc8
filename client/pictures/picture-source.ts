/** The files of one theme: complete `srcset` values (widths in px) and one WebP for the plain `src`. */
export type PictureFiles = { avif: string; webp: string; src: string };

/** A picture as its generated module exports it; `width` and `height` are the master's, in px. */
export type PictureSource = PictureFiles & {
  width: number;
  height: number;
  alt: string;
  /** The same subject drawn for the dark theme, at the same size. */
  dark?: PictureFiles;
};
