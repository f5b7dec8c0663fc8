const MOBILE_BREAKPOINT_PX = 768;

/** Where the menu stands in the header. In em, as in the stylesheets: a larger text size of the visitor's moves both. */
export function wideWindow(): MediaQueryList {
  return matchMedia(`(width > ${MOBILE_BREAKPOINT_PX / 16}em)`);
}
