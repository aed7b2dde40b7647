import { describe, expect, it } from 'vitest';
import { type Key, keyRing, madeKey } from './keys.ts';
import { seal, unseal } from './sealed.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const ringOf = (...keys: readonly Key[]) =>
  keyRing(
    () => keys,
    () => NOW,
  );
const OLD = madeKey('a secret of the shop that is long enough to be one', new Date('2026-11-01T00:00:00Z'));
const NEW = madeKey('another secret of the shop, made by rotation', new Date('2026-11-20T00:00:00Z'));
const OLD_ALONE = ringOf(OLD);

describe('sealed values', () => {
  it('opens with the same secret, and says nothing without it', () => {
    const sealed = seal(OLD_ALONE, 'staff-totp', 'JBSWY3DPEHPK3PXP');
    expect(unseal(OLD_ALONE, 'staff-totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
    expect(unseal(ringOf(NEW), 'staff-totp', sealed)).toBeNull();
    expect(unseal(OLD_ALONE, 'payout', sealed)).toBeNull();
  });

  it('opens for as long as its key counts, and is sealed with the key that signs (SECURITY-1)', () => {
    const before = seal(OLD_ALONE, 'payout', 'before');
    const rotated = ringOf(NEW, OLD);
    expect(unseal(rotated, 'payout', before)).toBe('before');
    const after = seal(rotated, 'payout', 'after');
    expect(unseal(OLD_ALONE, 'payout', after)).toBeNull();
    expect(unseal(ringOf(NEW), 'payout', after)).toBe('after');
  });

  it('never looks the same twice, and does not open when a bit was changed', () => {
    const sealed = seal(OLD_ALONE, 'staff-totp', 'the same');
    expect(seal(OLD_ALONE, 'staff-totp', 'the same').equals(sealed)).toBe(false);
    for (const at of [0, 12, sealed.length - 1]) {
      const bent = Buffer.from(sealed);
      bent.writeUInt8(bent.readUInt8(at) ^ 1, at);
      expect(unseal(OLD_ALONE, 'staff-totp', bent)).toBeNull();
    }
    expect(unseal(OLD_ALONE, 'staff-totp', Buffer.from('short'))).toBeNull();
  });
});
