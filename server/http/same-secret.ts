import { timingSafeEqual } from 'node:crypto';

/** Whether `given` is `secret`, in a time that tells nothing of how much of it is right. */
export function isSameSecret(secret: string, given: string): boolean {
  const [left, right] = [Buffer.from(secret), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
