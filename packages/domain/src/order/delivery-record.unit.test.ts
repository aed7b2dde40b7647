import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import {
  confirmableUntil,
  confirmedFrom,
  isPoor,
  needsConfirmation,
  recordWords,
} from './delivery-record.ts';

const count = fc.nat(50);

describe('the record of deliveries (CHECKOUT-30)', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [0, 2, true],
    [1, 2, true],
    [2, 2, true],
    [3, 2, false],
    [5, 5, true],
  ])('of %i delivered and %i refused orders is poor: %s', (delivered, refused, poor) => {
    expect(isPoor({ delivered, refused })).toBe(poor);
  });

  it('is never made worse by a delivered order, and mended by enough of them', () => {
    fc.assert(
      fc.property(count, count, (delivered, refused) => {
        if (!isPoor({ delivered, refused }))
          expect(isPoor({ delivered: delivered + 1, refused })).toBe(false);
        expect(isPoor({ delivered: delivered + refused + 1, refused })).toBe(false);
      }),
    );
  });

  it('is stated in figures', () => {
    expect(recordWords({ delivered: 1, refused: 2 })).toBe('2 of the last 3 orders came back undelivered');
    expect(recordWords({ delivered: 0, refused: 1 })).toBe('the last order came back undelivered');
  });
});

describe('the confirmation of an order on delivery (CHECKOUT-31)', () => {
  const cash = paise(50_000);
  it.each([
    [null, 5, false],
    [50_000, 0, true],
    [50_001, 0, false],
    [50_001, 1, true],
  ])('from %s paise on, with %i refused: %s', (from, refused, needed) => {
    const confirmCashFrom = from === null ? null : paise(from);
    expect(needsConfirmation({ confirmCashFrom }, { cash, record: { delivered: 9, refused } })).toBe(needed);
  });

  it('is asked for all cash after a refused order, and for none where the shop asks for none', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), count, (from, refused) => {
        const confirmCashFrom = from === null ? null : paise(from);
        const expected = from === null ? null : refused > 0 ? 0 : from;
        expect(confirmedFrom({ confirmCashFrom }, { refused })).toBe(expected);
      }),
    );
  });

  it('is possible for two days', () => {
    expect(confirmableUntil(new Date('2026-11-30T10:00:00Z'))).toEqual(new Date('2026-12-02T10:00:00Z'));
  });
});
