/** Where the menu stands in the header: from a pixel above the specification's 768, as in the stylesheets. */
export const wideWindow = (): MediaQueryList => matchMedia('(width > 48rem)');
