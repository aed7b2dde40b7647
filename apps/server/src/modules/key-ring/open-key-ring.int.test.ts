import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET } from '../../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { openLog } from '../../process/log.ts';
import { addKey, openKeyRing } from './key-ring.ts';

const OTHER = 'what JWT_SECRET became after somebody left the firm';
const LATER = () => new Date(Date.now() + 120_000);

describe('the ring of keys', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await addKey(shop.db, TEST_SECRET, new Date());
  });
  afterAll(() => shop.close());

  const open = async (jwtSecret: string, formerJwtSecrets: readonly string[] = []) => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => lines.push(line) });
    const secrets = { jwtSecret, formerJwtSecrets, giftCardSecret: jwtSecret };
    const { keys } = await openKeyRing({ db: shop.db, log, now: LATER }, secrets);
    return { keys, told: lines.join('') };
  };

  it('says when its keys were sealed with another JWT_SECRET, and works with the one that it has', async () => {
    const { keys, told } = await open(OTHER);
    expect(keys.counting()).toHaveLength(1);
    expect(keys.signing().secret).toBe(OTHER);
    expect(told).toContain('JWT_SECRETS_BEFORE');
    expect(told).not.toContain(OTHER);
  });

  it('seals its keys again when JWT_SECRET changes, and accepts tokens of the former one (SECURITY-3)', async () => {
    const before = await open(TEST_SECRET);
    const both = await open(OTHER, [TEST_SECRET]);
    expect(both.told).toBe('');
    expect(both.keys.signing()).toEqual(before.keys.signing());
    expect(both.keys.counting().map(({ secret }) => secret)).toEqual([
      before.keys.signing().secret,
      OTHER,
      TEST_SECRET,
    ]);
    const after = await open(OTHER);
    expect(after.keys.counting().map(({ secret }) => secret)).toEqual([before.keys.signing().secret, OTHER]);
  });
});
