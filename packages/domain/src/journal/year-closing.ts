import { lastDayOf, monthBefore } from '../gst-return/return-month.ts';
import { nextDay, startOfIndiaDay } from '../india-day.ts';
import { financialYearOf } from '../tax-document/financial-year.ts';
import { ACCOUNTS, type AccountId } from './accounts.ts';
import { credit, debit, type JournalEntry, journalEntry } from './journal-entry.ts';
import { monthAfter } from './period.ts';
import type { Balances } from './statements.ts';

const MARCH = '03';

/** Each March after the locked months, up to the month to be locked; from the month of the first entry. */
export function yearsToClose({
  first,
  lockedThrough,
  month,
}: {
  readonly first: string;
  readonly lockedThrough: string | null;
  readonly month: string;
}): string[] {
  const marches: string[] = [];
  const locked = lockedThrough ?? monthBefore(first);
  for (let one = monthAfter(locked); one <= month; one = monthAfter(one)) {
    if (one.endsWith(MARCH)) marches.push(one);
  }
  return marches;
}

/** Profit or loss of all years until then, in the last millisecond of 31 March (JOURNAL-28). */
export function yearClosingEntry(march: string, balances: Balances): JournalEntry {
  const happenedAt = new Date(startOfIndiaDay(nextDay(lastDayOf(march))).getTime() - 1);
  const moves = ACCOUNTS.filter(({ kind }) => kind === 'income' || kind === 'expense').flatMap(({ id }) => {
    const balance = balances.get(id);
    return balance === undefined ? [] : [credit(id, balance), debit(RETAINED, balance)];
  });
  return journalEntry({ kind: 'year closed', sourceId: financialYearOf(happenedAt), happenedAt }, moves);
}

const RETAINED: AccountId = 'retained-earnings';
