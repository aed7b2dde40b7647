import type { PartOf } from '@ilaneer/contract/message/call';
import type { downloadStatement } from '@ilaneer/contract/staff/books/statements';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { ACCOUNTS, type AccountId } from '@ilaneer/domain/journal/accounts';
import { type Period, statementPeriod } from '@ilaneer/domain/journal/period';
import {
  type AccountPeriod,
  afterTurnover,
  type BalanceSheet,
  balanceSheet,
  type ProfitAndLoss,
  profitAndLoss,
  type TrialBalance,
  trialBalance,
} from '@ilaneer/domain/journal/statements';
import { NO_PAISE, type Paise, paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { readBalances, readTurnovers } from '../../modules/journal/journal.ts';
import { type LedgerLine, type LinePlace, listLedger, sumLedgerUpTo } from './entries-repository.ts';

export type WantedPeriod = Pick<PartOf<typeof downloadStatement, 'query'>, 'from' | 'to'>;

/** Errors: VALIDATION_FAILED. */
export function readPeriod({ now }: Pick<Deps, 'now'>, wanted: WantedPeriod): Result<Period, Failure> {
  const period = statementPeriod(wanted, indiaDay(now()));
  return period.ok ? ok(period.value) : err(invalid(period.error));
}

/** JOURNAL-25. */
export async function readTrialBalancePeriod(db: Database, period: Period): Promise<TrialBalance> {
  const opening = await readBalances(db, addDays(period.from, -1));
  return trialBalance(opening, await readTurnovers(db, period));
}

/** JOURNAL-26. */
export async function readProfitAndLoss(db: Database, period: Period): Promise<ProfitAndLoss> {
  return profitAndLoss(await readTurnovers(db, period, 'trade'));
}

/** JOURNAL-27. */
export async function readBalanceSheet(db: Database, day: string): Promise<BalanceSheet> {
  return balanceSheet(await readBalances(db, day));
}

/** Of a ledger, unless another is chosen. */
export const FIRST_ACCOUNT: AccountId = 'bank';

export type LedgerWanted = { readonly account: AccountId; readonly period: Period };

/** Of one account, with zeros where nothing moved. */
export async function readAccountPeriod(
  db: Database,
  { account: wanted, period }: LedgerWanted,
): Promise<AccountPeriod> {
  const account = ACCOUNTS.find(({ id }) => id === wanted);
  if (account === undefined) throw new Error(`there is no account ${wanted}`);
  const opening = (await readBalances(db, addDays(period.from, -1))).get(wanted) ?? NO_PAISE;
  const moved = (await readTurnovers(db, period)).get(wanted) ?? { debits: NO_PAISE, credits: NO_PAISE };
  return { account, opening, ...moved, closing: afterTurnover(opening, moved) };
}

/** Balance after the line: debits less credits, paise. */
export type RunningLine = LedgerLine & { readonly balance: Paise };

export async function readLedgerPage(
  db: Database,
  wanted: LedgerWanted,
  opening: Paise,
  page: { readonly after: LinePlace | null; readonly limit: number },
): Promise<RunningLine[]> {
  const before = page.after === null ? NO_PAISE : await sumLedgerUpTo(db, wanted, page.after);
  return withBalances(await listLedger(db, wanted, page), paise(opening + before));
}

export function withBalances(lines: readonly LedgerLine[], opening: Paise): RunningLine[] {
  let balance = opening;
  return lines.map((line) => {
    balance = paise(line.side === 'debit' ? balance + line.amount : balance - line.amount);
    return { ...line, balance };
  });
}
