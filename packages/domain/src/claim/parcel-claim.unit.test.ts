import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cashWrittenOffEntry,
  claimEntry,
  claimPaidEntry,
  claimRefusedEntry,
  claimWithdrawnEntry,
} from '../journal/claim-entries.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { paise } from '../money.ts';
import {
  CLAIM_STATES,
  claimReason,
  isCashOverdue,
  isWithdrawable,
  mostToClaim,
  settleClaim,
  tooMuchToClaim,
  worthOfParcel,
} from './parcel-claim.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const anAmount = fc.integer({ min: 1, max: 100_000_000 }).map(paise);

function balances(...entries: readonly JournalEntry[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, side, amount } of entries.flatMap(({ postings }) => postings)) {
    sums[account] = (sums[account] ?? 0) + (side === 'debit' ? amount : -amount);
  }
  return sums;
}

describe('the worth of a lost parcel (REMITTANCE-7)', () => {
  it('is the price paid for its units, and never more than for the whole line', () => {
    const aLine = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      taxablePaise: fc.integer({ min: 0, max: 1_000_000 }),
      gstPaise: fc.integer({ min: 0, max: 180_000 }),
    });
    fc.assert(
      fc.property(aLine, fc.nat(), (given, some) => {
        const line = { ...given, position: 1 };
        const paid = line.taxablePaise + line.gstPaise;
        const worth = (quantity: number) => worthOfParcel([line], [{ linePosition: 1, quantity }]);
        const quantity = some % (line.quantity + 1);
        expect(worth(line.quantity)).toBe(paid);
        expect(Math.abs(worth(quantity) - (paid * quantity) / line.quantity)).toBeLessThanOrEqual(0.5);
        expect(worth(quantity)).toBeLessThanOrEqual(paid);
        expect(Math.abs(worth(quantity) + worth(line.quantity - quantity) - paid)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is claimed with the delivery at most', () => {
    const most = mostToClaim(paise(96_000), { deliveryPaise: 4_000, deliveryGstPaise: 720 });
    expect(most).toBe(100_720);
    expect(tooMuchToClaim(most, most)).toBeNull();
    expect(tooMuchToClaim(paise(100_721), most)).toBe(
      'The goods and their delivery were sold for ₹1,007.20: claim no more',
    );
  });

  it('is claimed for a lost or damaged parcel, and for no other', () => {
    expect(['lost', 'damaged', 'back', 'delivered', 'shipped'].map(claimReason)).toEqual([
      'lost',
      'damaged',
      null,
      null,
      null,
    ]);
  });
});

describe('a claim against a courier (REMITTANCE-8, JOURNAL-23)', () => {
  it('is settled to the paisa, however much of it is paid', () => {
    fc.assert(
      fc.property(anAmount, fc.double({ min: 0, max: 1, noNaN: true }), (amount, share) => {
        const paid = paise(Math.max(1, Math.floor(amount * share)));
        const claim = { id: 'c', orderId: 'o', amount, happenedAt: AT };
        const ended = balances(claimEntry(claim), claimPaidEntry({ ...claim, paid }));
        expect(ended['courier-claims']).toBe(0);
        expect(ended.compensation).toBe(-amount);
        expect(ended.bank).toBe(paid);
        expect(ended['bad-debts'] ?? 0).toBe(amount - paid);
        const refused = balances(claimEntry(claim), claimRefusedEntry(claim));
        expect(refused).toEqual({ 'courier-claims': 0, compensation: -amount, 'bad-debts': amount });
        const withdrawn = balances(claimEntry(claim), claimWithdrawnEntry(claim));
        expect(withdrawn).toEqual({ 'courier-claims': 0, compensation: 0 });
      }),
    );
  });

  it('is withdrawn until it is settled (REMITTANCE-14)', () => {
    expect(CLAIM_STATES.filter(isWithdrawable)).toEqual(['open', 'accepted']);
  });

  it('is paid once with a reference, on a day since it was opened, and needs a reason for the rest', () => {
    const claim = { amount: paise(50_000), openedOn: '2026-11-20' };
    const paid = { amount: paise(50_000), reference: ' UTR1 ', paidOn: '2026-11-21', reason: 'unused' };
    const settle = (changes: Partial<typeof paid>) =>
      settleClaim(claim, { ...paid, ...changes }, '2026-11-22');
    expect(settle({})).toEqual({
      ok: true,
      value: { ...paid, reference: 'UTR1', reason: '', writtenOff: 0 },
    });
    const part = settle({ amount: paise(40_000), reason: 'Liability limit' });
    expect(part).toMatchObject({ ok: true, value: { writtenOff: 10_000, reason: 'Liability limit' } });
    const problem = (changes: Partial<typeof paid>) => {
      const settled = settle(changes);
      return settled.ok ? [] : settled.error.map(({ field, message }) => `${field}: ${message}`);
    };
    expect(problem({ amount: paise(50_001) })).toEqual(['amount: The claim is ₹500.00']);
    expect(problem({ amount: paise(1), reason: ' ' })).toEqual(['reason: Enter why ₹499.99 is written off']);
    expect(problem({ reference: ' ' })).toEqual(["reference: Enter the bank's reference"]);
    expect(problem({ paidOn: '2026-11-23' })).toEqual(['paidOn: That day is still to come']);
    expect(problem({ paidOn: '2026-11-19' })).toEqual(['paidOn: The claim was not open on that day']);
    expect(problem({ paidOn: '2026-11-20' })).toEqual([]);
  });
});

describe('cash that a courier never paid over (REMITTANCE-9, JOURNAL-24)', () => {
  it('is overdue after 30 days, and becomes a bad debt of its order', () => {
    expect(isCashOverdue('2026-11-01', '2026-12-01')).toBe(false);
    expect(isCashOverdue('2026-11-01', '2026-12-02')).toBe(true);
    const { postings } = cashWrittenOffEntry({ id: 'w', orderId: 'o', amount: paise(1_000), happenedAt: AT });
    expect(postings).toEqual([
      { account: 'bad-debts', orderId: null, side: 'debit', amount: 1_000 },
      { account: 'cash-with-couriers', orderId: 'o', side: 'credit', amount: 1_000 },
    ]);
  });
});
