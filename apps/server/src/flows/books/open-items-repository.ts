import { naturalBalance, type OpenItemAccount } from '@ilaneer/domain/journal/open-items';
import { NO_PAISE, type Paise, paise } from '@ilaneer/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { holding } from '../../db/text-search.ts';
import { openMoves } from './open-moves-repository.ts';

/** An open item at the end of a day, paise, signed as its account. */
export type OpenItem = {
  readonly account: OpenItemAccount;
  readonly key: string;
  readonly label: string | null;
  readonly orderId: string | null;
  readonly who: string | null;
  readonly since: string;
  /** Expiry of cards and coins. */
  readonly endsOn: string | null;
  readonly amount: Paise;
  readonly isCancelled: boolean;
};

/** Account, day (null: now) and text in label or holder. */
export type OpenItemFilter = {
  readonly account: OpenItemAccount;
  readonly upTo: string | null;
  readonly search: string;
};

function items({ account, upTo, search }: OpenItemFilter): SQL {
  const cancelled =
    upTo === null ? sql`true` : sql`(o.cancelled_at at time zone 'Asia/Kolkata')::date <= ${upTo}::date`;
  const text = holding(search);
  const wanted =
    search === '' ? sql`true` : sql`(coalesce(s.label, o.number) ilike ${text} or s.who ilike ${text})`;
  return sql`
    with ${openMoves(account, upTo)}, sums as (
      select key, max(label) as label, max(order_id) as order_id, max(who) as who, max(ends_on) as ends_on,
        min(day) as since, sum(amount) as amount
      from moves group by key having sum(amount) <> 0
    ), items as (
      select s.key, coalesce(s.label, o.number) as label, s.order_id, s.who, s.since, s.ends_on, s.amount,
        coalesce(o.cancelled_at is not null and ${cancelled}, false) as is_cancelled
      from sums s left join orders o on o.id = s.order_id where ${wanted}
    )`;
}

export async function listOpenItems(
  db: Database,
  filter: OpenItemFilter,
  page: {
    readonly after: { readonly since: string; readonly key: string } | null;
    readonly limit: number | null;
  },
): Promise<OpenItem[]> {
  const { after, limit } = page;
  const behind = after === null ? sql`true` : sql`(since, key) > (${after.since}::date, ${after.key})`;
  const { rows } = await db.execute<{
    key: string;
    label: string | null;
    order_id: string | null;
    who: string | null;
    since: string;
    ends_on: string | null;
    amount: string;
    is_cancelled: boolean;
  }>(sql`
    ${items(filter)}
    select key, label, order_id, who, since::text, ends_on::text, amount, is_cancelled from items
    where ${behind} order by items.since, key limit ${limit}`);
  return rows.map((row) => ({
    account: filter.account,
    key: row.key,
    label: row.label,
    orderId: row.order_id,
    who: row.who,
    since: row.since,
    endsOn: row.ends_on,
    amount: naturalBalance(filter.account, paise(Number(row.amount))),
    isCancelled: row.is_cancelled,
  }));
}

/** Sum per holder, signed as the account. */
export type OpenSum = { readonly who: string | null; readonly count: number; readonly amount: Paise };

export async function sumOpenItems(db: Database, filter: OpenItemFilter): Promise<OpenSum[]> {
  const { rows } = await db.execute<{ who: string | null; count: number; amount: string }>(sql`
    ${items(filter)}
    select who, count(*)::int as count, sum(amount) as amount from items group by who order by abs(sum(amount)) desc, who`);
  return rows.map(({ who, count, amount }) => ({
    who,
    count,
    amount: naturalBalance(filter.account, paise(Number(amount ?? NO_PAISE))),
  }));
}

/** Signed as the account, now; null without an item of this key. */
export async function openAmountOf(
  db: Database,
  account: OpenItemAccount,
  key: string,
): Promise<Paise | null> {
  const { rows } = await db.execute<{ amount: string | null }>(
    sql`with ${openMoves(account, null)} select sum(amount) as amount from moves where key = ${key}`,
  );
  const amount = rows[0]?.amount ?? null;
  return amount === null ? null : naturalBalance(account, paise(Number(amount)));
}
