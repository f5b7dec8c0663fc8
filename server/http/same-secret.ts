import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, which reveals nothing of how much of `given` is right. */
export function isSameSecret(secret: string, given: string): boolean {
  const [left, right] = [Buffer.from(secret), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
