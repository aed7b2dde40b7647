import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise, sumPaise } from '../money.ts';
import { type Advance, type AdvanceRefund, missingVouchers } from './voucher.ts';

const advance = (sourceId: string, amount = 59_900): Advance => ({
  sourceId,
  payment: { kind: 'online', receivedAt: '2026-11-20T10:00:00.000Z', reference: 'pay_1' },
  amount: paise(amount),
});
const refund = (sourceId: string, paymentId: string, amount = 59_900): AdvanceRefund => ({
  ...{ sourceId, paymentId, amount: paise(amount), refundedBefore: NO_PAISE },
});
const OPEN = { isInvoiced: false, isCancelled: false };
const CANCELLED = { isInvoiced: false, isCancelled: true };
const PAID = { advances: [advance('p1')], refunds: [] };
const SENT_BACK = { advances: [advance('p1')], refunds: [refund('r1', 'p1')] };

describe('vouchers of an order (TAX-DOCUMENT-25, TAX-DOCUMENT-26, TAX-DOCUMENT-27)', () => {
  it('are missing for each payment before the invoice, and for none after it', () => {
    expect(missingVouchers(OPEN, PAID, [])).toEqual({ receipts: PAID.advances, refunds: [] });
    expect(missingVouchers({ ...OPEN, isInvoiced: true }, PAID, [])).toEqual({ receipts: [], refunds: [] });
  });

  it('are missing for the refund of a cancelled order, together with an unissued receipt', () => {
    expect(missingVouchers(CANCELLED, SENT_BACK, [])).toEqual({
      receipts: SENT_BACK.advances,
      refunds: SENT_BACK.refunds,
    });
    expect(missingVouchers(OPEN, SENT_BACK, []).refunds).toEqual([]);
  });

  it('have a receipt for each refund', () => {
    const orphan = { advances: [], refunds: [refund('r1', 'p1')] };
    expect(missingVouchers(CANCELLED, orphan, []).refunds).toEqual([]);
  });

  it('are missing once: after they are issued, none is, in any order of the money', () => {
    const money = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 1_000_000 })), { maxLength: 8 });
    fc.assert(
      fc.property(money, money, fc.boolean(), (taken, back, isCancelled) => {
        const advances = taken.map(([, amount], index) => advance(`p${index}`, amount));
        const refunds = back.map(([of, amount], index) => refund(`r${index}`, `p${of}`, amount));
        const state = { isInvoiced: false, isCancelled };
        const first = missingVouchers(state, { advances, refunds }, []);
        const issued = [
          ...first.receipts.map(({ sourceId }) => ({ kind: 'receipt-voucher', sourceId }) as const),
          ...first.refunds.map(({ sourceId }) => ({ kind: 'refund-voucher', sourceId }) as const),
        ];
        expect(missingVouchers(state, { advances, refunds }, issued)).toEqual({ receipts: [], refunds: [] });
        const received = sumPaise(...first.receipts.map(({ amount }) => amount));
        expect(received).toBe(sumPaise(...advances.map(({ amount }) => amount)));
      }),
    );
  });
});
