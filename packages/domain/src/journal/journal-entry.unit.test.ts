import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise } from '../money.ts';
import { ACCOUNT_IDS, ACCOUNTS } from './accounts.ts';
import { credit, debit, journalEntry } from './journal-entry.ts';

const AT = new Date('2026-11-21T10:00:00Z');

describe('an entry of the journal (JOURNAL-1)', () => {
  it('has accounts of the chart only', () => {
    expect(new Set(ACCOUNT_IDS).size).toBe(ACCOUNT_IDS.length);
    expect(new Set(ACCOUNTS.map(({ name }) => name)).size).toBe(ACCOUNTS.length);
  });

  it('is refused when it does not balance', () => {
    const about = { kind: 'goodwill', sourceId: 'g', happenedAt: AT } as const;
    expect(() => journalEntry(about, [debit('bank', paise(2)), credit('sales', paise(1))])).toThrow(
      "the entry 'goodwill' of g is 1 paise out of balance",
    );
  });

  it('puts a negative amount on the other side, adds up equal accounts, and leaves out nothing', () => {
    const about = { kind: 'goodwill', sourceId: 'g', happenedAt: AT } as const;
    const moves = [
      debit('bank', paise(-5)),
      debit('bank', paise(2)),
      debit('sales', paise(3)),
      credit('goodwill', NO_PAISE),
    ];
    expect(journalEntry(about, moves).postings).toEqual([
      { account: 'bank', side: 'credit', amount: 3, orderId: null },
      { account: 'sales', side: 'debit', amount: 3, orderId: null },
    ]);
  });
});
