import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../india-day.ts';
import { NO_PAISE, type Paise, paise, sumPaise } from '../money.ts';
import { ACCOUNT_IDS, type AccountId } from './accounts.ts';
import { credit, debit, type JournalEntry, journalEntry } from './journal-entry.ts';
import type { DayRange } from './period.ts';
import {
  afterTurnover,
  type Balances,
  balanceSheet,
  balancesOf,
  profitAndLoss,
  type Turnover,
  trialBalance,
} from './statements.ts';
import { yearClosingEntry } from './year-closing.ts';

const FIRST = '2025-12-01';
const DAYS = 300;
const MARCH = '2026-03';
const LAST_OF_MARCH = '2026-03-31';

type Booked = { readonly day: string; readonly entry: JournalEntry };

const anEntry = fc
  .record({
    day: fc.nat({ max: DAYS }).map((days) => addDays(FIRST, days)),
    moves: fc.array(
      fc.record({
        account: fc.constantFrom(...ACCOUNT_IDS.filter((id) => id !== 'retained-earnings')),
        amount: fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }).map(paise),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    against: fc.constantFrom<AccountId>('bank', 'sales', 'opening-balance'),
  })
  .map(({ day, moves, against }): Booked => {
    const debits = moves.map(({ account, amount }) => debit(account, amount));
    const about = { kind: 'goodwill', sourceId: 'g', happenedAt: new Date(day) } as const;
    const all = [...debits, credit(against, sumPaise(...moves.map(({ amount }) => amount)))];
    return { day, entry: journalEntry(about, all) };
  });
const aJournal = fc.array(anEntry, { maxLength: 30 });
const aDay = fc.integer({ min: -1, max: DAYS + 1 }).map((days) => addDays(FIRST, days));
const aPeriod = fc.tuple(aDay, aDay).map((days) => {
  const [from = '', to = ''] = days.toSorted();
  return { from, to };
});

function turnoversOf(journal: readonly Booked[], { from, to }: DayRange): Map<AccountId, Turnover> {
  const sums = new Map<AccountId, Turnover>();
  for (const { day, entry } of journal) {
    if ((from !== null && day < from) || (to !== null && day > to)) continue;
    for (const { account, side, amount } of entry.postings) {
      const { debits, credits } = sums.get(account) ?? { debits: NO_PAISE, credits: NO_PAISE };
      sums.set(
        account,
        side === 'debit'
          ? { debits: sumPaise(debits, amount), credits }
          : { debits, credits: sumPaise(credits, amount) },
      );
    }
  }
  return sums;
}

const at = (journal: readonly Booked[], to: string): Balances =>
  balancesOf(turnoversOf(journal, { from: null, to }));

function closed(journal: readonly Booked[]): Booked[] {
  const entry = yearClosingEntry(MARCH, at(journal, LAST_OF_MARCH));
  return entry.postings.length === 0 ? [...journal] : [...journal, { day: LAST_OF_MARCH, entry }];
}

const opening = (journal: readonly Booked[], from: string): Balances => at(journal, addDays(from, -1));

describe('statements of any journal', () => {
  it('sum to zero in the trial balance, of every period (JOURNAL-25)', () => {
    fc.assert(
      fc.property(aJournal, aPeriod, (entries, period) => {
        const journal = closed(entries);
        const trial = trialBalance(opening(journal, period.from), turnoversOf(journal, period));
        expect(trial.debits).toBe(trial.credits);
        expect(trial.closingDebits).toBe(trial.closingCredits);
        expect(sumPaise(...trial.accounts.map((account) => account.opening))).toBe(0);
      }),
    );
  });

  it('close each ledger with the balance that the next period opens with (JOURNAL-25)', () => {
    fc.assert(
      fc.property(aJournal, aPeriod, aDay, (entries, { from, to }, later) => {
        const journal = closed(entries);
        const next = { from: addDays(to, 1), to: later };
        const first = trialBalance(opening(journal, from), turnoversOf(journal, { from, to }));
        const second = trialBalance(opening(journal, next.from), turnoversOf(journal, next));
        const openings = new Map(second.accounts.map((one) => [one.account.id, one.opening]));
        for (const { account, closing } of first.accounts) {
          expect(openings.get(account.id) ?? 0).toBe(closing);
        }
        const balances = at(journal, to);
        for (const { account, closing } of first.accounts) {
          expect(closing).toBe(balances.get(account.id) ?? 0);
        }
      }),
    );
  });

  it('agree with each other: assets equal claims, and a profit is what equity gained (JOURNAL-26, JOURNAL-27)', () => {
    fc.assert(
      fc.property(aJournal, aPeriod, (entries, period) => {
        const journal = closed(entries);
        const sheet = balanceSheet(at(journal, period.to));
        expect(sheet.assets.total).toBe(sheet.claims);
        const before = balanceSheet(opening(journal, period.from));
        const { profit } = profitAndLoss(turnoversOf(entries, period));
        const equityOf = ({ equity, unclosed }: typeof sheet) => sumPaise(equity.total, unclosed);
        const paidIn = (['opening-balance', 'capital'] as const)
          .flatMap((account) => turnoversOf(entries, period).get(account) ?? [])
          .reduce((sum, { debits, credits }) => sum + credits - debits, 0);
        expect(equityOf(sheet) - equityOf(before)).toBe(profit + paidIn);
      }),
    );
  });

  it('start the new year at nothing, with the profit in equity (JOURNAL-28)', () => {
    fc.assert(
      fc.property(aJournal, (entries) => {
        const sheet = balanceSheet(at(closed(entries), LAST_OF_MARCH));
        expect(sheet.unclosed).toBe(0);
        const { profit } = profitAndLoss(turnoversOf(entries, { from: null, to: LAST_OF_MARCH }));
        const retained = sheet.equity.lines.find(({ account }) => account === 'retained-earnings');
        expect(retained?.amount ?? 0).toBe(profit);
      }),
    );
  });

  it('read income and liabilities as positive, and leave out accounts without a balance', () => {
    const turnovers = new Map<AccountId, Turnover>([
      ['sales', { debits: paise(100), credits: paise(1_000) }],
      ['goodwill', { debits: paise(50), credits: NO_PAISE }],
      ['coins-given', { debits: paise(5), credits: paise(5) }],
    ]);
    const { income, expenses, profit } = profitAndLoss(turnovers);
    expect(income.lines).toEqual([{ account: 'sales', name: 'Sales of goods', amount: 900 }]);
    expect(expenses.lines).toEqual([{ account: 'goodwill', name: 'Goodwill to customers', amount: 50 }]);
    expect(profit).toBe(850);
    const owed = new Map<AccountId, Paise>([['refunds-payable', paise(-70)]]);
    expect(balanceSheet(owed).liabilities).toEqual({
      lines: [{ account: 'refunds-payable', name: 'Refunds payable', amount: 70 }],
      total: 70,
    });
    expect(afterTurnover(paise(10), { debits: paise(5), credits: paise(20) })).toBe(-5);
  });
});
