import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import {
  formatGiftCardCode,
  giftCardCodeFrom,
  giftCardLast4,
  giftCardRefusalText,
  normaliseGiftCardCode,
  payByGiftCard,
} from './gift-card.ts';

const now = new Date('2026-11-21T10:00:00Z');
const card = { balance: paise(50_000), expiresAt: new Date('2027-11-21T10:00:00Z'), active: true };

describe('a gift card', () => {
  it('has a code that is read back however it is typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        const code = giftCardCodeFrom(random);
        expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
        const kept = normaliseGiftCardCode(` ${code.toLowerCase().replaceAll('-', ' ')} `);
        expect(kept).toBe(code.replaceAll('-', ''));
      }),
    );
  });

  it.each(['', 'ABCD', 'ABCD-EFGH-JKLM-NPQ0', 'ABCD-EFGH-JKLM-NPQRS'])('has no code like %j', (code) => {
    expect(normaliseGiftCardCode(code)).toBeNull();
  });

  it.each([
    ['', ''],
    ['pal', 'PAL'],
    ['palm', 'PALM'],
    ['palm t', 'PALM-T'],
    ['PALM-', 'PALM'],
    ['palm–tree_card 2345', 'PALM-TREE-CARD-2345'],
    ['PALM-TREE-CARD-2345-AND-MORE', 'PALM-TREE-CARD-2345'],
  ])('is shown in groups of four while %j is typed', (typed, shown) => {
    expect(formatGiftCardCode(typed)).toBe(shown);
  });

  it('is identified by the last four letters', () => {
    expect(giftCardLast4('ABCDEFGHJKLM2345')).toBe('2345');
  });

  it('says why it does not pay', () => {
    const texts = (['unknown', 'expired', 'empty'] as const).map((reason) =>
      giftCardRefusalText({ code: 'GIFT_CARD_INVALID', reason }),
    );
    expect(texts).toEqual([
      'We do not know this gift card. Please check the code.',
      'This gift card has expired',
      'This gift card has no balance left',
    ]);
  });

  it('pays part or all, and its share and the rest add up to the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.integer({ min: 0, max: 200_000 }),
        (balance, total) => {
          const paid = payByGiftCard({ ...card, balance: paise(balance) }, paise(total), now);
          if (!paid.ok) throw new Error('a card with a balance pays');
          expect(paid.value.paid + paid.value.due).toBe(total);
          expect(paid.value.paid).toBe(Math.min(balance, total));
        },
      ),
    );
  });

  it.each([
    [null, 'unknown'],
    [{ ...card, active: false }, 'unknown'],
    [{ ...card, expiresAt: now }, 'expired'],
    [{ ...card, balance: paise(0) }, 'empty'],
  ])('%j does not pay: %s', (kept, reason) => {
    expect(payByGiftCard(kept, paise(100), now)).toEqual({
      ok: false,
      error: { code: 'GIFT_CARD_INVALID', reason },
    });
  });
});
