const files = import.meta.glob<string>('./logos/client-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** The widths of the logos in order, px. */
const WIDTHS = [164, 215, 97, 119, 126, 140, 137, 96, 166, 135];

/** Logos of invented clients: black on transparent, 28 px high. CSS inverts them on dark backgrounds. */
export const clientLogos = Object.values(files).map((src, at) => ({
  src,
  width: WIDTHS[at] ?? 0,
  height: 28,
}));
