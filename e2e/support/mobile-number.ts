import { randomInt } from 'node:crypto';

export function newMobileNumber(): string {
  return `7${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
