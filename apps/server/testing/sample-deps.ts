import { randomUUID } from 'node:crypto';
import { SAMPLE_LOADED_AT } from './content-dir.ts';
import { TEST_KEYS } from './test-secret.ts';

export const SAMPLE_DEPS = {
  now: () => SAMPLE_LOADED_AT,
  newId: randomUUID,
  hsnRates: () => null,
  giftCardKeys: TEST_KEYS,
  auditKey: null,
  catalogue: { markStale: () => undefined, stockChanged: () => undefined },
};
