import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashEntry } from '../journal/money-entries.ts';
import { paise, sumPaise } from '../money.ts';
import { cashRoundOff } from '../order/cash-round-off.ts';
import { beforeCash, comesBackWhole, withRoundOff } from './cash-back.ts';

const notes = fc
  .array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 5 })
  .filter((parts) => {
    const total = parts.reduce((sum, part) => sum + part, 0);
    return total > 0;
  });

describe('a parcel that did not arrive before its cash was collected (PARCEL-22)', () => {
  it('lowers the cash first, and gives back the rest by gift card, over all parcels its share', () => {
    fc.assert(
      fc.property(notes, fc.nat({ max: 100 }), (parts, percent) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const byCard = Math.floor((total * percent) / 100);
        let [due, left, back] = [total - byCard, byCard, 0];
        for (const part of parts) {
          const one = beforeCash(paise(part), { due: paise(due), left: paise(left) });
          expect(one.credited + one.amount).toBe(part);
          if (one.amount > 0) expect(one.credited).toBe(due);
          due -= one.credited;
          left -= one.amount;
          back += one.amount;
        }
        expect([due, left, back]).toEqual([0, 0, byCard]);
      }),
    );
  });
});

describe('the refund of rounded cash (RETURN-23)', () => {
  it('is its round-off with the refund that empties the order', () => {
    const kept = { left: paise(67_300), roundOff: paise(40) };
    expect(withRoundOff(paise(67_260), { ...kept, isLast: true })).toEqual({
      worth: 67_260,
      amount: 67_300,
      roundOff: 40,
    });
    expect(withRoundOff(paise(30_000), { ...kept, isLast: false })).toEqual({
      worth: 30_000,
      amount: 30_000,
      roundOff: 0,
    });
  });

  it('adds up to exactly the paid cash for an order returned as a whole, in any number of parts', () => {
    fc.assert(
      fc.property(notes, (parts) => {
        const total = paise(parts.reduce((sum, part) => sum + part, 0));
        const roundOff = cashRoundOff(total);
        const paid = sumPaise(total, roundOff);
        let [left, kept, worth] = [paid, roundOff, paise(0)];
        for (const [index, part] of parts.entries()) {
          const isLast = index === parts.length - 1;
          const back = withRoundOff(paise(part), { left, roundOff: kept, isLast });
          expect(back.amount).toBe(back.worth + back.roundOff);
          expect(back.amount).toBeGreaterThanOrEqual(0);
          expect(Math.abs(back.roundOff)).toBeLessThanOrEqual(50);
          left = paise(left - back.amount);
          kept = paise(kept - back.roundOff);
          worth = sumPaise(worth, back.worth);
        }
        expect(left).toBe(0);
        expect(kept).toBe(0);
        expect(worth).toBe(total);
      }),
    );
  });

  it('is never more than is left after goodwill, and no less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100 }),
        (amount, percent) => {
          const total = paise(amount);
          const roundOff = cashRoundOff(total);
          const left = paise(Math.ceil(((total + roundOff) * (100 - percent)) / 100));
          expect(withRoundOff(total, { left, roundOff, isLast: true }).amount).toBe(left);
        },
      ),
    );
  });

  it('is what the goods are worth where nothing was rounded', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }), fc.boolean(), (note, left, isLast) => {
        const back = withRoundOff(paise(note), { left: paise(left), roundOff: paise(0), isLast });
        expect(back).toEqual({ worth: Math.min(note, left), amount: Math.min(note, left), roundOff: 0 });
      }),
    );
  });

  it('is in the books: the customer owes nothing more, and the entry balances', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (due) => {
        const roundOff = cashRoundOff(paise(due));
        const cash = { sourceId: 'o-1', orderId: 'o-1', happenedAt: new Date(0), roundOff };
        const amount = paise(due + roundOff);
        // journalEntry throws if unbalanced.
        const { postings } = cashEntry({ ...cash, customer: 'customer-receivables', amount });
        const customer = postings.find(({ account }) => account === 'customer-receivables');
        expect(customer).toMatchObject({ side: 'credit', amount: due });
      }),
    );
  });
});

describe('an order that comes back whole', () => {
  const lines = [
    { position: 1, quantity: 2 },
    { position: 2, quantity: 1 },
  ];
  const all = (reason: 'damaged' | 'changed-mind') => lines.map((line) => ({ ...line, reason }));

  it('has every unit back', () => {
    expect(comesBackWhole({ lines, deliveryPaise: 0 }, all('changed-mind'))).toBe(true);
    expect(comesBackWhole({ lines, deliveryPaise: 0 }, all('changed-mind').slice(1))).toBe(false);
  });

  it('has its delivery charge back, too', () => {
    expect(comesBackWhole({ lines, deliveryPaise: 4_000 }, all('changed-mind'))).toBe(false);
    expect(comesBackWhole({ lines, deliveryPaise: 4_000 }, all('damaged'))).toBe(true);
  });
});
