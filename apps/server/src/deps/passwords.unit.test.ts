import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { fitsPassword, hashPassword } from './passwords.ts';

const COMPOSED = 'café-ñandú-9';

it('fits a password however its letters are composed (ACCOUNT-51)', async () => {
  const stored = await hashPassword(COMPOSED.normalize('NFD'));
  expect(await fitsPassword(stored, COMPOSED.normalize('NFC'))).toBe(true);
  expect(await fitsPassword(stored, COMPOSED.normalize('NFD'))).toBe(true);
  expect(await fitsPassword(stored, `${COMPOSED}.`)).toBe(false);
});

it('is stored with the cost that OWASP names (ASVS 6.5.2)', async () => {
  expect(await hashPassword(COMPOSED)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('still fits the hash of a password that was composed otherwise', async () => {
  const stored = await hash(COMPOSED.normalize('NFD'), { memoryCost: 8_192, timeCost: 1 });
  expect(await fitsPassword(stored, COMPOSED.normalize('NFC'))).toBe(true);
  expect(await fitsPassword(null, COMPOSED)).toBe(false);
});
