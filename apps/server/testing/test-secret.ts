import { configuredKey, keyRing } from '../src/deps/keys.ts';

export const TEST_SECRET = 'a secret of the tests, long enough to sign with';

export const TEST_KEYS = keyRing(
  () => [configuredKey(TEST_SECRET)],
  () => new Date(),
);
