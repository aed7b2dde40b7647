import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payByGiftCard } from '../gift-card/gift-card.ts';
import { paise } from '../money.ts';
import { amountDue, dueOnDelivery } from './amount-due.ts';
import { cashRoundOffOf } from './cash-round-off.ts';
import { ORDER_PAYMENT_STATUSES, PAYMENT_METHODS } from './payment-method.ts';

const now = new Date('2026-11-21T10:00:00Z');
const amount = fc.integer({ min: 1, max: 1_000_000 });

describe('the amount due', () => {
  it('is all of an order that no gift card paid for, and nothing of one that a card paid for wholly', () => {
    expect(amountDue({ totalPaise: 67_260, giftCardPaise: 0, creditedPaise: 0, cashRoundOffPaise: 0 })).toBe(
      67_260,
    );
    expect(
      amountDue({ totalPaise: 67_260, giftCardPaise: 67_260, creditedPaise: 0, cashRoundOffPaise: 0 }),
    ).toBe(0);
  });

  it('and the share of the gift card add up to the total', () => {
    fc.assert(
      fc.property(amount, amount, (totalPaise, balance) => {
        const card = { balance: paise(balance), expiresAt: new Date('2027-11-21T10:00:00Z'), active: true };
        const pays = payByGiftCard(card, paise(totalPaise), now);
        if (!pays.ok) throw new Error(pays.error.reason);
        const order = { totalPaise, giftCardPaise: pays.value.paid, creditedPaise: 0 };
        const due = amountDue({ ...order, cashRoundOffPaise: 0 });
        expect(due).toBe(pays.value.due);
        expect(due).toBeGreaterThanOrEqual(0);
        expect(due + pays.value.paid).toBe(totalPaise);
      }),
    );
  });
});

describe('the amount to collect by the courier', () => {
  it('is all that is due of an unpaid order on delivery less what did not arrive, in whole rupees (PARCEL-22)', () => {
    const order = fc
      .record({
        totalPaise: fc.integer({ min: 100, max: 20_000_000 }),
        paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
        paymentStatus: fc.constantFrom(...ORDER_PAYMENT_STATUSES),
      })
      .map((one) => ({ ...one, giftCardPaise: 0, creditedPaise: Math.floor(one.totalPaise / 3) }))
      .map((one) => ({ ...one, cashRoundOffPaise: cashRoundOffOf(one, true) }));
    fc.assert(
      fc.property(order, (one) => {
        const due = dueOnDelivery(one);
        const isCollected = one.paymentMethod === 'cod' && one.paymentStatus === 'pending';
        expect(due).toBe(isCollected ? amountDue(one) : 0);
        expect(due % 100).toBe(0);
        expect(Math.abs(isCollected ? due - one.totalPaise + one.creditedPaise : 0)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
