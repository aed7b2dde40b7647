import { bigint } from 'drizzle-orm/pg-core';

/** A column for an amount in paise; sums may pass 2^31. */
export function paiseColumn(name: string) {
  return bigint(name, { mode: 'number' });
}
