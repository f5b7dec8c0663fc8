/** Pads of a drawing as one path, by their middles: `170 90, 170 150`. */
export const pads = (middles: string, r = 6) =>
  middles.replaceAll(
    /(\d+ \d+)(?:, )?/g,
    `M$1m-${r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0-${r * 2} 0`,
  );
