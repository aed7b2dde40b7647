import type { AccountId } from '@ilaneer/domain/journal/accounts';
import { type DayRange, splitPeriod } from '@ilaneer/domain/journal/period';
import { type Balances, balancesOf, type Turnovers } from '@ilaneer/domain/journal/statements';
import { type Paise, paise } from '@ilaneer/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { readLockedThrough } from './lock-repository.ts';

/** `all`: with the closing of years; `trade`: without it, for profit and loss. */
export type TurnoverOf = 'all' | 'trade';

/** Locked months by their stored sums, other days by their lines (JOURNAL-30). */
export async function readTurnovers(
  db: Database,
  period: DayRange,
  of: TurnoverOf = 'all',
): Promise<Turnovers> {
  const { months, days } = splitPeriod(period, await readLockedThrough(db));
  const parts: SQL[] = [];
  if (months !== null) {
    const { first, last } = months;
    const from = first === null ? sql`true` : sql`month >= ${`${first}-01`}::date`;
    parts.push(sql`
      select account, debits_paise as debits, credits_paise as credits from journal_month_sums
      where month <= ${`${last}-01`}::date and ${from}`);
    if (of === 'trade') parts.push(closingsLess(first, last));
  }
  for (const range of days) {
    const traded = of === 'trade' ? sql`e.kind <> 'year closed'` : sql`true`;
    parts.push(sql`
      select l.account, case l.side when 'debit' then l.amount_paise else 0 end,
        case l.side when 'credit' then l.amount_paise else 0 end
      from ${linesIn(range)} and ${traded}`);
  }
  if (parts.length === 0) return new Map();
  const { rows } = await db.execute<{ account: AccountId; debits: string; credits: string }>(sql`
    select account, sum(debits) as debits, sum(credits) as credits
    from (${sql.join(parts, sql` union all `)}) as part (account, debits, credits) group by account`);
  return new Map(
    rows.map(({ account, debits, credits }) => [
      account,
      { debits: paise(Number(debits)), credits: paise(Number(credits)) },
    ]),
  );
}

/** Debits less credits, paise, at the end of a day, or now. */
export async function readBalances(db: Database, upTo: string | null): Promise<Balances> {
  return balancesOf(await readTurnovers(db, { from: null, to: upTo }));
}

/** Entries `e` of a period with their lines `l`, to be filtered further. */
export function linesIn(range: DayRange): SQL {
  // By the entries of the days: without the offset the planner may read all lines of all years.
  return sql`journal_entries e
    cross join lateral (select * from journal_lines where entry_id = e.id offset 0) l where ${bookedIn(range)}`;
}

export function bookedIn({ from, to }: DayRange): SQL {
  const after = from === null ? sql`true` : sql`e.booked_on >= ${from}::date`;
  const before = to === null ? sql`true` : sql`e.booked_on <= ${to}::date`;
  return sql`${after} and ${before}`;
}

function closingsLess(first: string | null, last: string): SQL {
  const from = first === null ? sql`true` : sql`e.booked_on >= ${`${first}-01`}::date`;
  return sql`
    select l.account, case l.side when 'debit' then -l.amount_paise else 0 end,
      case l.side when 'credit' then -l.amount_paise else 0 end
    from journal_entries e join journal_lines l on l.entry_id = e.id
    where e.kind = 'year closed' and e.booked_on < ${`${last}-01`}::date + interval '1 month' and ${from}`;
}

/** From the lines themselves, for `verify`; without the closing of years. */
export async function sumLines(db: Database, upTo: string | null): Promise<Balances> {
  const { rows } = await db.execute<{ account: AccountId; balance: string }>(sql`
    select l.account, sum(case l.side when 'debit' then l.amount_paise else -l.amount_paise end) as balance
    from journal_entries e join journal_lines l on l.entry_id = e.id
    where e.kind <> 'year closed' and ${bookedIn({ from: null, to: upTo })} group by l.account`);
  return new Map(rows.map(({ account, balance }) => [account, paise(Number(balance))]));
}

/** Day of the last closing of a year, with the retained earnings of all, debits less credits in paise. */
export async function readClosedYears(
  db: Database,
): Promise<{ readonly day: string; readonly retained: Paise } | null> {
  const { rows } = await db.execute<{ day: string | null; retained: string | null }>(sql`
    select max(e.booked_on)::text as day,
      sum(case l.side when 'debit' then l.amount_paise else -l.amount_paise end)
        filter (where l.account = 'retained-earnings') as retained
    from journal_entries e join journal_lines l on l.entry_id = e.id where e.kind = 'year closed'`);
  const [row] = rows;
  return row == null || row.day === null
    ? null
    : { day: row.day, retained: paise(Number(row.retained ?? 0)) };
}

/** Accounts and months whose stored sums differ from the lines; expected empty. */
export async function findWrongSums(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ place: string }>(sql`
    with locked as (select max(month) + interval '1 month' as upto from journal_months), sums as (
      select date_trunc('month', e.booked_on)::date as month, l.account,
        sum(case l.side when 'debit' then l.amount_paise else 0 end) as debits,
        sum(case l.side when 'credit' then l.amount_paise else 0 end) as credits
      from journal_entries e join journal_lines l on l.entry_id = e.id, locked
      where e.booked_on < locked.upto group by 1, 2
    )
    select to_char(coalesce(s.month, m.month), 'YYYY-MM') || ' ' || coalesce(s.account, m.account) as place
    from sums s full join journal_month_sums m on m.month = s.month and m.account = s.account
    where coalesce(s.debits, 0) <> coalesce(m.debits_paise, 0)
      or coalesce(s.credits, 0) <> coalesce(m.credits_paise, 0)
    order by 1 limit 100`);
  return rows.map(({ place }) => place);
}

/** Months that are being locked. The lock is held. */
export async function insertMonthSums(
  tx: Database,
  { after, through }: { readonly after: string | null; readonly through: string },
): Promise<void> {
  const from = after === null ? sql`true` : sql`e.booked_on >= ${`${after}-01`}::date + interval '1 month'`;
  await tx.execute(sql`
    insert into journal_month_sums (month, account, debits_paise, credits_paise)
    select date_trunc('month', e.booked_on)::date, l.account,
      sum(case l.side when 'debit' then l.amount_paise else 0 end),
      sum(case l.side when 'credit' then l.amount_paise else 0 end)
    from journal_entries e join journal_lines l on l.entry_id = e.id
    where e.booked_on < ${`${through}-01`}::date + interval '1 month' and ${from} group by 1, 2`);
}

/** YYYY-MM of the first entry. */
export async function readFirstMonth(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ month: string | null }>(
    sql`select to_char(min(booked_on), 'YYYY-MM') as month from journal_entries`,
  );
  return rows[0]?.month ?? null;
}
