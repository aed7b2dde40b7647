import type { StatementFile } from '@ilaneer/contract/staff/books/statements';
import { accountName } from '@ilaneer/domain/journal/accounts';
import type { Period } from '@ilaneer/domain/journal/period';
import type { Report, ReportRow } from '@ilaneer/domain/journal/report';
import {
  balanceSheetReport,
  DAY_BOOK_COLUMNS,
  dayBookRows,
  ledgerBalanceRow,
  ledgerColumns,
  ledgerRow,
  periodWords,
  profitAndLossReport,
  trialBalanceReport,
} from '@ilaneer/domain/journal/statement-reports';
import type { Database } from '../../db/connect.ts';
import {
  countLines,
  type EntryPlace,
  type EntryWithLines,
  type LinePlace,
  listEntries,
  listLedger,
} from './entries-repository.ts';
import {
  type LedgerWanted,
  type RunningLine,
  readAccountPeriod,
  readBalanceSheet,
  readProfitAndLoss,
  readTrialBalancePeriod,
  withBalances,
} from './read-statements.ts';

/** Rows in memory. */
const BATCH = 500;

type Rows = AsyncGenerator<readonly ReportRow[]>;

export type FoundStatement = {
  readonly report: Omit<Report, 'rows'>;
  readonly count: number;
  /** Name of the file. */
  readonly place: string;
  readonly rows: () => Rows;
};

export async function findStatement(
  db: Database,
  file: StatementFile,
  wanted: LedgerWanted,
): Promise<FoundStatement> {
  const { account, period } = wanted;
  const { from, to } = period;
  switch (file) {
    case 'trial-balance.csv':
    case 'trial-balance.pdf': {
      const trial = await readTrialBalancePeriod(db, period);
      return whole(`trial-balance-${from}-to-${to}`, trialBalanceReport(trial, period));
    }
    case 'profit-and-loss.csv':
    case 'profit-and-loss.pdf': {
      const profit = await readProfitAndLoss(db, period);
      return whole(`profit-and-loss-${from}-to-${to}`, profitAndLossReport(profit, period));
    }
    case 'balance-sheet.csv':
    case 'balance-sheet.pdf':
      return whole(`balance-sheet-${to}`, balanceSheetReport(await readBalanceSheet(db, to), to));
    case 'day-book.csv':
    case 'day-book.pdf':
      return {
        report: { title: 'Day book', period: periodWords(period), columns: DAY_BOOK_COLUMNS },
        count: await countLines(db, { account: null, period }, Number.MAX_SAFE_INTEGER),
        place: `day-book-${from}-to-${to}`,
        rows: () => dayBook(db, period),
      };
    case 'ledger.csv':
    case 'ledger.pdf':
      return {
        report: {
          title: `Ledger: ${accountName(account)}`,
          period: periodWords(period),
          columns: ledgerColumns(),
        },
        count: await countLines(db, wanted, Number.MAX_SAFE_INTEGER),
        place: `ledger-${account}-${from}-to-${to}`,
        rows: () => everyLine(db, wanted),
      };
  }
}

function whole(place: string, { rows, ...report }: Report): FoundStatement {
  async function* all(): Rows {
    yield rows;
  }
  return { report, count: rows.length, place, rows: all };
}

async function* dayBook(db: Database, period: Period): Rows {
  for await (const entries of everyEntry(db, period)) {
    yield entries.flatMap(({ lines, ...entry }) => dayBookRows(entry, lines));
  }
}

/** By day and number. */
export async function* everyEntry(db: Database, period: Period): AsyncGenerator<readonly EntryWithLines[]> {
  let after: EntryPlace | null = null;
  for (;;) {
    const entries: EntryWithLines[] = await listEntries(db, period, { after, limit: BATCH });
    yield entries;
    after = entries.at(-1) ?? null;
    if (entries.length < BATCH) return;
  }
}

async function* everyLine(db: Database, wanted: LedgerWanted): Rows {
  const { from, to } = wanted.period;
  const { opening } = await readAccountPeriod(db, wanted);
  yield [ledgerBalanceRow('Opening balance', from, opening)];
  let after: LinePlace | null = null;
  let balance = opening;
  for (;;) {
    const page = await listLedger(db, wanted, { after, limit: BATCH });
    const lines: RunningLine[] = withBalances(page, balance);
    yield lines.map((line) => ledgerRow(line, line, line.balance));
    after = lines.at(-1) ?? null;
    balance = lines.at(-1)?.balance ?? balance;
    if (lines.length < BATCH) break;
  }
  yield [ledgerBalanceRow('Closing balance', to, balance)];
}
