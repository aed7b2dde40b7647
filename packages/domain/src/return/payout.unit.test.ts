import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { maskPayout, owesCash, readPayout } from './payout.ts';

const bank = { kind: 'bank', holder: ' Anu  Das ', account: '0012 3456-789', ifsc: 'sbin0001234' } as const;

describe('where money that was paid in cash goes (RETURN-20)', () => {
  it('is a UPI ID or a bank account, as people type them', () => {
    expect(readPayout({ kind: 'upi', upiId: ' anu.das@okaxis ' })).toEqual({
      ok: true,
      value: { kind: 'upi', upiId: 'anu.das@okaxis' },
    });
    expect(readPayout(bank)).toEqual({
      ok: true,
      value: { kind: 'bank', holder: 'Anu Das', account: '00123456789', ifsc: 'SBIN0001234' },
    });
  });

  it.each(['', 'anu', 'anu@', '@okaxis', 'anu das@okaxis', 'anu@mail.example', `${'a'.repeat(200)}@okaxis`])(
    'is not the UPI ID %j',
    (upiId) => {
      expect(readPayout({ kind: 'upi', upiId })).toMatchObject({ error: [{ field: 'upiId' }] });
    },
  );

  it('says of a bank account all that is wrong at once', () => {
    expect(readPayout({ kind: 'bank', account: '12345678', ifsc: 'SBIN1001234' })).toMatchObject({
      error: [{ field: 'holder' }, { field: 'account' }, { field: 'ifsc' }],
    });
  });

  it('shows at most four characters that name the account', () => {
    const digits = fc.stringMatching(/^\d{9,18}$/);
    fc.assert(
      fc.property(digits, (account) => {
        const shown = maskPayout({ kind: 'bank', holder: 'Anu Das', account, ifsc: 'SBIN0001234' });
        expect(shown.replaceAll(/\D/g, '')).toBe(account.slice(-4));
        expect(shown).not.toContain('Anu');
      }),
    );
    expect(maskPayout({ kind: 'upi', upiId: 'anu.das@okaxis' })).toBe('UPI ID an…@okaxis');
  });
});

describe('the cash of a replacement (RETURN-22)', () => {
  it('is owed once the replacement is cancelled, as long as the books show it', () => {
    const replacement = { status: 'cancelled', paymentMethod: 'cod' } as const;
    expect(owesCash(replacement, paise(1))).toBe(true);
    expect(owesCash(replacement, paise(0))).toBe(false);
    expect(owesCash({ ...replacement, status: 'placed' }, paise(1))).toBe(false);
    expect(owesCash({ ...replacement, paymentMethod: 'prepaid' }, paise(1))).toBe(false);
  });
});
