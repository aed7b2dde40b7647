import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { amountDue } from './amount-due.ts';
import { cashRoundOff, cashRoundOffOf, MOST_CASH_ROUND_OFF } from './cash-round-off.ts';

const amounts = fc.integer({ min: 1, max: 100_000_000 });

describe('cash that is rounded to the rupee (PAYMENT-23)', () => {
  it('goes to the nearest rupee, half a rupee upwards', () => {
    expect(cashRoundOff(paise(131_369))).toBe(31);
    expect(cashRoundOff(paise(131_330))).toBe(-30);
    expect(cashRoundOff(paise(131_350))).toBe(50);
    expect(cashRoundOff(paise(131_300))).toBe(0);
  });

  it('stays as it is where nothing would be left to collect', () => {
    expect(cashRoundOff(paise(49))).toBe(0);
    expect(cashRoundOff(paise(50))).toBe(50);
    expect(cashRoundOff(paise(0))).toBe(0);
  });

  it('is whole rupees, and never more than half a rupee away from the amount due', () => {
    fc.assert(
      fc.property(amounts, (due) => {
        const roundOff = cashRoundOff(paise(due));
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(MOST_CASH_ROUND_OFF);
        if (due >= MOST_CASH_ROUND_OFF) expect((due + roundOff) % 100).toBe(0);
        expect(due + roundOff).toBeGreaterThan(0);
      }),
    );
  });

  it('adds up: gift card and cash are the total and its round-off', () => {
    fc.assert(
      fc.property(amounts, fc.nat({ max: 1_000_000 }), (totalPaise, card) => {
        const giftCardPaise = Math.min(card, totalPaise - 1);
        const order = {
          paymentMethod: 'cod',
          paymentStatus: 'pending',
          totalPaise,
          giftCardPaise,
          creditedPaise: 0,
        } as const;
        const cashRoundOffPaise = cashRoundOffOf(order, true);
        const due = amountDue({ ...order, cashRoundOffPaise });
        expect(giftCardPaise + due).toBe(totalPaise + cashRoundOffPaise);
      }),
    );
  });

  it('applies to uncollected cash only, and only if the shop rounds', () => {
    const order = {
      paymentMethod: 'cod',
      paymentStatus: 'pending',
      totalPaise: 67_260,
      giftCardPaise: 0,
      creditedPaise: 0,
    } as const;
    expect(cashRoundOffOf(order, true)).toBe(40);
    expect(cashRoundOffOf(order, false)).toBe(0);
    expect(cashRoundOffOf({ ...order, paymentMethod: 'online' }, true)).toBe(0);
    expect(cashRoundOffOf({ ...order, paymentStatus: 'completed' }, true)).toBe(0);
  });
});
