import { RETURN_STATES } from '@ilaneer/domain/return/return-life';
import { describe, expect, it } from 'vitest';
import { moneyBackText, refundPromise, returnStateText, returnText } from './return-texts.ts';

const refund = { amount: 100.5, coins: 0, status: 'pending', reference: null, creditNoteNo: null } as const;
const none = { origin: 'shopper', exchange: null } as const;

describe('the text of a return', () => {
  it('is something else in every state', () => {
    const texts = RETURN_STATES.map((state) =>
      returnText({ ...none, state, refusalReason: 'It was worn.', refund }),
    );
    expect(new Set(texts).size).toBe(RETURN_STATES.length);
    expect(texts[RETURN_STATES.indexOf('refused')]).toContain('It was worn.');
    expect(returnStateText({ ...none, state: 'picked up' })).toBe('Picked up');
  });

  it('promises the money of a parcel that did not arrive (PARCEL-22)', () => {
    const waits = {
      ...none,
      origin: 'parcel',
      state: 'approved',
      refusalReason: null,
      refund: null,
    } as const;
    expect(returnText(waits)).toBe('You do not pay for it. We send your money back next.');
  });

  it('names the number of returned coins', () => {
    const textOf = (coins: number) =>
      returnText({ ...none, state: 'refunded', refusalReason: null, refund: { ...refund, coins } });
    expect(textOf(0)).not.toMatch(/coin/);
    expect(textOf(1)).toContain('The coin that you used for it is in your account again.');
    expect(textOf(12)).toContain('The 12 coins that you used for it are in your account again.');
  });

  it('names the replacement, and the rest of the refund (RETURN-17)', () => {
    const exchanged = {
      origin: 'shopper',
      state: 'refunded',
      refusalReason: null,
      exchange: { orderId: 'o-2', orderNumber: 'OD10002' },
    } as const;
    const even = returnText({ ...exchanged, refund: { ...refund, amount: 0 } });
    expect(even).toBe('We send you a replacement as order OD10002. There is nothing to pay.');
    expect(returnText({ ...exchanged, refund })).toBe(`${even} ${moneyBackText('₹100.50', 'pending')}`);
    expect(returnStateText(exchanged)).toBe('Exchanged');
  });

  it('promises the money until it has gone back', () => {
    const refundDueAt = '2026-12-07T18:30:00.000Z';
    expect(refundPromise({ state: 'approved', refundDueAt })).toBe(
      'Your refund reaches you within 10 business days of the approval: by 7 December 2026.',
    );
    expect(RETURN_STATES.filter((state) => refundPromise({ state, refundDueAt: null }) !== null)).toEqual([
      'requested',
      'approved',
      'picked up',
      'received',
    ]);
  });

  it('names the way of the refund, and its state', () => {
    const refunded = { ...none, state: 'refunded', refusalReason: null } as const;
    const byHand = { ...refund, status: 'sent', reference: 'UPI 601234' } as const;
    expect(returnText({ ...refunded, refund: byHand })).toBe(
      'We have paid you back ₹100.50. Reference: UPI 601234',
    );
    expect(returnText({ ...refunded, refund })).toBe(moneyBackText('₹100.50', 'pending'));
    expect(moneyBackText('₹1.00', 'sent')).toContain('We have sent ₹1.00 back');
    expect(moneyBackText('₹1.00', 'failed')).toContain('could not be sent back yet');
    expect(moneyBackText('₹0.00', 'not_applicable')).toBe('There was nothing to pay back.');
  });
});
