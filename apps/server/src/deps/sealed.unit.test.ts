import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const SECRET = 'a secret of the shop that is long enough to be one';

describe('what is sealed', () => {
  it('opens with the same secret, and says nothing without it', () => {
    const sealed = seal(SECRET, 'staff-totp', 'JBSWY3DPEHPK3PXP');
    expect(unseal(SECRET, 'staff-totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
    expect(unseal(`${SECRET}!`, 'staff-totp', sealed)).toBeNull();
  });

  it('never looks the same twice, and does not open when a bit was changed', () => {
    const sealed = seal(SECRET, 'staff-totp', 'the same');
    expect(seal(SECRET, 'staff-totp', 'the same').equals(sealed)).toBe(false);
    for (const at of [0, 12, sealed.length - 1]) {
      const bent = Buffer.from(sealed);
      bent.writeUInt8(bent.readUInt8(at) ^ 1, at);
      expect(unseal(SECRET, 'staff-totp', bent)).toBeNull();
    }
    expect(unseal(SECRET, 'staff-totp', Buffer.from('short'))).toBeNull();
  });
});
