/** A seeded pseudo-random number generator from 0 to 1 (Park–Miller). */
export function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
