import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import { isDay } from '../india-day.ts';
import type { AccountId } from '../journal/accounts.ts';
import { credit, debit, type JournalEntry, journalEntry, type SIDES } from '../journal/journal-entry.ts';
import { NO_PAISE, type Paise, paiseFromRupees, subtractPaise, sumPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { typedText } from '../text/typed-text.ts';
import { MANUAL_ACCOUNTS } from './manual-accounts.ts';

/** MANUAL-ENTRY-3, MANUAL-ENTRY-5. */
export const MANUAL_ENTRY_STATES = ['waiting', 'posted', 'withdrawn'] as const;
export type ManualEntryState = (typeof MANUAL_ENTRY_STATES)[number];

export const LONGEST_REASON = 500;
export const MOST_LINES = 40;
const FEWEST_LINES = 2;
const MOST_PAISE = paiseFromRupees(10_00_00_000);

export type ManualLine = {
  readonly account: AccountId;
  readonly side: (typeof SIDES)[number];
  readonly amount: Paise;
};

export type ManualEntry = {
  readonly bookedOn: string;
  readonly reason: string;
  /** The bill that a payment to a supplier is for. */
  readonly receiptId: string | null;
  /** The payout with the receipt that is identified. */
  readonly remittanceId: string | null;
  readonly lines: readonly ManualLine[];
};

/** `lockedThrough`: YYYY-MM; open amounts: null if there is no such item. */
export type EntryLimits = {
  readonly today: string;
  readonly lockedThrough: string | null;
  readonly payable: Paise | null;
  readonly unmatched: Paise | null;
};

/** MANUAL-ENTRY-1, MANUAL-ENTRY-2. Fields of lines are `lines.<index>.<field>`. */
export function checkManualEntry(
  typed: ManualEntry,
  limits: EntryLimits,
): Result<ManualEntry, readonly FieldProblem[]> {
  const entry = { ...typed, reason: typedText(typed.reason) };
  const { lines } = entry;
  const problems = [
    ...bookingProblems(entry.bookedOn, limits),
    ...needed('reason', 'Reason', entry.reason, LONGEST_REASON),
    ...wrong(
      'lines',
      lines.length >= FEWEST_LINES && lines.length <= MOST_LINES,
      `An entry has ${FEWEST_LINES} to ${MOST_LINES} lines`,
    ),
    ...lines.flatMap(lineProblems),
    ...balanceProblems(lines),
    ...itemProblems('receiptId', entry.receiptId, netDebit(lines, 'supplier-payables'), limits.payable, {
      choose: 'Choose the bill that is paid',
      none: 'Nothing is payable on this bill',
      unused: 'A bill needs a line on Payable to suppliers',
    }),
    ...itemProblems(
      'remittanceId',
      entry.remittanceId,
      netDebit(lines, 'unmatched-receipts'),
      limits.unmatched,
      {
        choose: 'Choose the payout with this receipt',
        none: 'This payout has no receipt without a match',
        unused: 'A payout needs a line on Receipts without a match',
      },
    ),
  ];
  return problems.length > 0 ? err(problems) : ok(entry);
}

export function bookingProblems(
  bookedOn: string,
  { today, lockedThrough }: Pick<EntryLimits, 'today' | 'lockedThrough'>,
): FieldProblem[] {
  const field = 'bookedOn';
  if (!isDay(bookedOn)) return [{ field, message: 'Enter the day of the entry' }];
  if (bookedOn > today) return [{ field, message: 'Choose a day that is not in the future' }];
  return wrong(
    field,
    lockedThrough === null || bookedOn.slice(0, 7) > lockedThrough,
    `The books are locked to the end of ${lockedThrough}: choose a later day`,
  );
}

/** One side of the entry, in paise. */
export function totalOf(lines: readonly ManualLine[]): Paise {
  return sumPaise(NO_PAISE, ...lines.flatMap(({ side, amount }) => (side === 'debit' ? amount : [])));
}

/** MANUAL-ENTRY-3. `above`: null if one person is enough. */
export function needsSecondPerson(lines: readonly ManualLine[], above: Paise | null): boolean {
  return above !== null && totalOf(lines) > above;
}

/** MANUAL-ENTRY-5. */
export function reversedLines(lines: readonly ManualLine[]): ManualLine[] {
  return lines.map((line) => ({ ...line, side: line.side === 'debit' ? 'credit' : 'debit' }));
}

/** JOURNAL-38. */
export function manualJournalEntry(
  sourceId: string,
  lines: readonly ManualLine[],
  happenedAt: Date,
): JournalEntry {
  return journalEntry(
    { kind: 'manual entry', sourceId, happenedAt },
    lines.map(({ account, side, amount }) =>
      side === 'debit' ? debit(account, amount) : credit(account, amount),
    ),
  );
}

function lineProblems({ account, amount }: ManualLine, index: number): FieldProblem[] {
  const isManual = MANUAL_ACCOUNTS.some((one) => one === account);
  return [
    ...wrong(`lines.${index}.account`, isManual, 'This account is kept by the shop: choose another'),
    ...wrong(`lines.${index}.amount`, amount > 0, 'Enter an amount above ₹0'),
    ...wrong(`lines.${index}.amount`, amount <= MOST_PAISE, 'An amount is at most ₹10,00,00,000'),
  ];
}

function balanceProblems(lines: readonly ManualLine[]): FieldProblem[] {
  const [debits, credits] = [totalOf(lines), totalOf(reversedLines(lines))];
  const accounts = new Set(lines.map(({ account }) => account));
  return [
    ...wrong('lines', debits === credits, 'Debits and credits must be equal'),
    ...wrong('lines', accounts.size === lines.length, 'Each account stands on one line'),
  ];
}

function netDebit(lines: readonly ManualLine[], wanted: AccountId): Paise | null {
  const own = lines.filter(({ account }) => account === wanted);
  return own.length === 0 ? null : subtractPaise(totalOf(own), totalOf(reversedLines(own)));
}

/** An open item goes down, at most to zero. */
function itemProblems(
  field: string,
  id: string | null,
  paid: Paise | null,
  open: Paise | null,
  words: { readonly choose: string; readonly none: string; readonly unused: string },
): FieldProblem[] {
  if (paid === null) return wrong(field, id === null, words.unused);
  if (id === null) return [{ field, message: words.choose }];
  if (open === null || open <= 0) return [{ field, message: words.none }];
  return [
    ...wrong('lines', paid > 0, 'An open item is debited: reverse an entry to open it again'),
    ...wrong('lines', paid <= open, 'The amount is above the open amount'),
  ];
}
