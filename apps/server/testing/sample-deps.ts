import { randomUUID } from 'node:crypto';
import { SAMPLE_LOADED_AT } from './content-dir.ts';
import { TEST_KEYS } from './test-secret.ts';

/** What the tests' sample shop is loaded with: at its own time, at the flat rate, where nothing is cached yet. */
export const SAMPLE_DEPS = {
  now: () => SAMPLE_LOADED_AT,
  newId: randomUUID,
  hsnRates: () => null,
  giftCardKeys: TEST_KEYS,
  auditKey: null,
  catalogue: { markStale: () => undefined, stockChanged: () => undefined },
};
