import { NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { ACCOUNTS, type Account, type AccountId, type AccountKind } from './accounts.ts';

/** Debits less credits, paise. */
export type Balances = ReadonlyMap<AccountId, Paise>;

/** Sums of a period, paise. */
export type Turnover = { readonly debits: Paise; readonly credits: Paise };
export type Turnovers = ReadonlyMap<AccountId, Turnover>;

const NO_TURNOVER: Turnover = { debits: NO_PAISE, credits: NO_PAISE };

export function balancesOf(turnovers: Turnovers): Balances {
  return new Map([...turnovers].map(([id, { debits, credits }]) => [id, subtractPaise(debits, credits)]));
}

/** Opening and closing: debits less credits, paise. */
export type AccountPeriod = Turnover & {
  readonly account: Account & { readonly id: AccountId };
  readonly opening: Paise;
  readonly closing: Paise;
};

export type TrialBalance = {
  readonly accounts: readonly AccountPeriod[];
  readonly debits: Paise;
  readonly credits: Paise;
  /** Sums of the closing balances on either side. */
  readonly closingDebits: Paise;
  readonly closingCredits: Paise;
};

/** Accounts with a balance or a movement (JOURNAL-25). */
export function trialBalance(opening: Balances, turnovers: Turnovers): TrialBalance {
  const accounts = ACCOUNTS.map((account): AccountPeriod => {
    const before = opening.get(account.id) ?? NO_PAISE;
    const moved = turnovers.get(account.id) ?? NO_TURNOVER;
    return { account, opening: before, ...moved, closing: afterTurnover(before, moved) };
  }).filter(({ opening: before, debits, credits }) => before !== 0 || debits !== 0 || credits !== 0);
  const sumOf = (of: (row: AccountPeriod) => number) => sumPaise(...accounts.map((row) => paise(of(row))));
  return {
    accounts,
    debits: sumOf(({ debits }) => debits),
    credits: sumOf(({ credits }) => credits),
    closingDebits: sumOf(({ closing }) => Math.max(0, closing)),
    closingCredits: sumOf(({ closing }) => Math.max(0, -closing)),
  };
}

export function afterTurnover(before: Paise, { debits, credits }: Turnover): Paise {
  return subtractPaise(sumPaise(before, debits), credits);
}

/** Signed as its section is read, paise. */
export type StatementLine = { readonly account: AccountId; readonly name: string; readonly amount: Paise };

export type StatementSection = { readonly lines: readonly StatementLine[]; readonly total: Paise };

export type ProfitAndLoss = {
  readonly income: StatementSection;
  readonly expenses: StatementSection;
  /** A loss is negative. */
  readonly profit: Paise;
};

/** Of a period, without the closing of a year (JOURNAL-26). */
export function profitAndLoss(turnovers: Turnovers): ProfitAndLoss {
  const balances = balancesOf(turnovers);
  const income = sectionOf('income', balances);
  const expenses = sectionOf('expense', balances);
  return { income, expenses, profit: subtractPaise(income.total, expenses.total) };
}

export type BalanceSheet = {
  readonly assets: StatementSection;
  readonly liabilities: StatementSection;
  readonly equity: StatementSection;
  /** Profit since the last closing of a year. */
  readonly unclosed: Paise;
  /** Liabilities, equity and that profit; equals the assets. */
  readonly claims: Paise;
};

/** At the end of a day (JOURNAL-27). */
export function balanceSheet(balances: Balances): BalanceSheet {
  const [assets, liabilities, equity] = [
    sectionOf('asset', balances),
    sectionOf('liability', balances),
    sectionOf('equity', balances),
  ];
  const unclosed = subtractPaise(sectionOf('income', balances).total, sectionOf('expense', balances).total);
  return {
    assets,
    liabilities,
    equity,
    unclosed,
    claims: sumPaise(liabilities.total, equity.total, unclosed),
  };
}

const DEBIT_KINDS: readonly AccountKind[] = ['asset', 'expense'];

function sectionOf(kind: AccountKind, balances: Balances): StatementSection {
  const lines = ACCOUNTS.filter((account) => account.kind === kind).flatMap(({ id, name }) => {
    const balance = balances.get(id) ?? NO_PAISE;
    if (balance === 0) return [];
    const amount = DEBIT_KINDS.includes(kind) ? balance : subtractPaise(NO_PAISE, balance);
    return [{ account: id, name, amount }];
  });
  return { lines, total: sumPaise(...lines.map(({ amount }) => amount)) };
}
