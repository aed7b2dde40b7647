import { randomInt } from 'node:crypto';

/** A mobile number that no other test has, in ten digits. */
export function newMobileNumber(): string {
  return `7${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
