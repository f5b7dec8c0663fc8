/** A repeatable stream of numbers between 0 and 1 (Park and Miller's generator). */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
