import { formatDay } from '../india-day.ts';
import { NO_PAISE, type Paise, sumPaise } from '../money.ts';
import { type AccountId, accountName } from './accounts.ts';
import type { JournalEntryKind, Posting } from './journal-entry.ts';
import type { Period } from './period.ts';
import type { Report, ReportColumn, ReportRow } from './report.ts';
import type { BalanceSheet, ProfitAndLoss, StatementSection, TrialBalance } from './statements.ts';

const text = (title: string, width: number): ReportColumn => ({ title, kind: 'text', width });
const own = (title: string, width: number): ReportColumn => ({ title, kind: 'own', width });
const amount = (title: string): ReportColumn => ({ title: `${title} (₹)`, kind: 'amount', width: 3 });
const balance = (title: string): ReportColumn => ({
  title: `${title} (₹, credit negative)`,
  kind: 'balance',
  width: 4,
});

const row = (kind: ReportRow['kind'], ...cells: ReportRow['cells']): ReportRow => ({ kind, cells });

export function periodWords({ from, to }: Period): string {
  return from === to ? dayWords(to) : `${dayWords(from)} to ${dayWords(to)}`;
}

export function dayWords(day: string): string {
  return formatDay(`${day}T06:00:00Z`);
}

export function trialBalanceReport(trial: TrialBalance, period: Period): Report {
  return {
    title: 'Trial balance',
    period: periodWords(period),
    columns: [
      text('Account', 7),
      balance(`Opening balance ${dayWords(period.from)}`),
      amount('Debits'),
      amount('Credits'),
      balance(`Closing balance ${dayWords(period.to)}`),
    ],
    rows: [
      ...trial.accounts.map(({ account, opening, debits, credits, closing }) =>
        row('line', account.name, opening, debits, credits, closing),
      ),
      row('total', 'Total', NO_PAISE, trial.debits, trial.credits, NO_PAISE),
    ],
  };
}

export function profitAndLossReport({ income, expenses, profit }: ProfitAndLoss, period: Period): Report {
  return {
    title: 'Profit and loss',
    period: periodWords(period),
    columns: [text('Account', 8), amount(periodWords(period))],
    rows: [
      ...sectionRows('Income', income),
      ...sectionRows('Expenses', expenses),
      row('total', profit < 0 ? 'Loss' : 'Profit', profit),
    ],
  };
}

export function balanceSheetReport(sheet: BalanceSheet, day: string): Report {
  const { assets, liabilities, equity, unclosed, claims } = sheet;
  return {
    title: 'Balance sheet',
    period: `At the end of ${dayWords(day)}`,
    columns: [text('Account', 8), amount(dayWords(day))],
    rows: [
      ...sectionRows('Assets', assets),
      ...sectionRows('Liabilities', liabilities),
      row('heading', 'Equity', null),
      ...equity.lines.map((line) => row('line', line.name, line.amount)),
      row('line', UNCLOSED_WORDS, unclosed),
      row('total', 'Total of equity', sumPaise(equity.total, unclosed)),
      row('total', 'Liabilities and equity', claims),
    ],
  };
}

export const UNCLOSED_WORDS = 'Profit not yet closed';

function sectionRows(title: string, { lines, total }: StatementSection): ReportRow[] {
  return [
    row('heading', title, null),
    ...lines.map((line) => row('line', line.name, line.amount)),
    row('total', `Total of ${title.toLowerCase()}`, total),
  ];
}

/** An entry with the numbers of its documents. */
export type PrintedEntry = {
  readonly id: number;
  readonly kind: JournalEntryKind;
  readonly bookedOn: string;
  readonly document: { readonly label: string } | null;
};

export type PrintedLine = Pick<Posting, 'side' | 'amount'> & {
  readonly account: AccountId;
  readonly orderNumber: string | null;
};

export const DAY_BOOK_COLUMNS: readonly ReportColumn[] = [
  own('Date', 3),
  own('Entry', 2),
  text('Event', 5),
  text('Document', 5),
  text('Order', 3),
  text('Account', 6),
  amount('Debit'),
  amount('Credit'),
];

export function dayBookRows(entry: PrintedEntry, lines: readonly PrintedLine[]): ReportRow[] {
  return lines.map(({ account, orderNumber, ...posting }) =>
    row('line', ...entryCells(entry, orderNumber), accountName(account), ...sides(posting)),
  );
}

/** Of one account. */
export function ledgerColumns(): readonly ReportColumn[] {
  return [...DAY_BOOK_COLUMNS.filter(({ title }) => title !== 'Account'), balance('Balance')];
}

export function ledgerRow(
  entry: PrintedEntry,
  { orderNumber, ...posting }: Omit<PrintedLine, 'account'>,
  after: Paise,
): ReportRow {
  return row('line', ...entryCells(entry, orderNumber), ...sides(posting), after);
}

/** Opening and closing of a ledger. */
export function ledgerBalanceRow(words: string, day: string, at: Paise): ReportRow {
  return row('total', day, '', words, '', '', null, null, at);
}

function entryCells({ bookedOn, id, kind, document }: PrintedEntry, orderNumber: string | null): string[] {
  return [bookedOn, String(id), entryWords(kind), document?.label ?? '', orderNumber ?? ''];
}

function sides({ side, amount: size }: Pick<Posting, 'side' | 'amount'>): [Paise | null, Paise | null] {
  return side === 'debit' ? [size, null] : [null, size];
}

/** Payment captured */
export function entryWords(kind: JournalEntryKind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
