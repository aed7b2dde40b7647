import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_STATUSES, wasCaptured } from './payment-status.ts';
import { paymentThatCounts, type RefundOfPayment } from './payment-that-counts.ts';
import { REFUND_CAUSES } from './refund-status.ts';

const upi = { id: 'upi', status: 'captured' } as const;
const card = { id: 'card', status: 'captured' } as const;
const paidTwice = (paymentId: string): RefundOfPayment => ({ paymentId, cause: 'paid twice' });

describe('the payment of an order that counts (PAYMENT-24)', () => {
  it('is the captured one, regardless of which was begun first', () => {
    const gone = { ...card, status: 'refunded' } as const;
    expect(paymentThatCounts([upi, gone], [paidTwice('card')])?.id).toBe('upi');
    expect(paymentThatCounts([gone, upi], [paidTwice('card')])?.id).toBe('upi');
  });

  it('is the one that paid the order, once that went back, too', () => {
    const both = [
      { ...card, status: 'refunded' },
      { ...upi, status: 'refunded' },
    ] as const;
    const cancelled = { paymentId: 'upi', cause: 'order cancelled' } as const;
    expect(paymentThatCounts(both, [paidTwice('card'), cancelled])?.id).toBe('upi');
  });

  it('is the newest attempt before any was captured, and none without one', () => {
    const [first, second] = [{ ...upi, status: 'failed' } as const, { ...card, status: 'created' } as const];
    expect(paymentThatCounts([first, second], [])?.id).toBe('card');
    expect(paymentThatCounts([], [])).toBeNull();
  });

  it('is never one that went back while the shop has the money of another', () => {
    const attempts = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), status: fc.constantFrom(...PAYMENT_STATUSES) }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(attempts, fc.constantFrom(...REFUND_CAUSES), (all, cause) => {
        const refunds = all.flatMap(({ id, status }) =>
          status === 'refunded' ? [{ paymentId: id, cause }] : [],
        );
        const counted = paymentThatCounts(all, refunds);
        const kept = all.filter(({ status }) => status === 'captured' || status === 'partly refunded');
        if (kept.length > 0) expect(kept).toContain(counted);
        else if (all.some(({ status }) => wasCaptured(status))) expect(counted?.status).toBe('refunded');
        else expect(counted).toBe(all.at(-1));
      }),
    );
  });
});
