import { addDays, startOfIndiaDay } from '@ilaneer/domain/india-day';
import type { AccountId } from '@ilaneer/domain/journal/accounts';
import { type Paise, paise } from '@ilaneer/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { DAY_LEDGERS, type DayLedger, type DayLedgerId } from './day-ledgers.ts';
import { LEDGER_ROWS } from './ledger-rows-repository.ts';

/** A row that does not tie, paise. */
type BrokenRow = {
  readonly label: string;
  readonly orderId: string | null;
  readonly entryId: number | null;
  readonly elsewhere: Paise;
  readonly inBooks: Paise;
};

export type DayTie = {
  readonly name: string;
  readonly rows: number;
  readonly elsewhere: Paise;
  readonly inBooks: Paise;
  readonly broken: number;
  /** The first 20. */
  readonly first: readonly BrokenRow[];
};

/** Two figures within one ledger, beside those of the journal. */
const OTHER_TIES = {
  coins: 'Coins',
  coinLots: 'Coins left of each lot',
  cardBalances: 'Gift cards: balance of each card',
  entries: 'Entries: debits and credits',
} as const;

const LISTED = sql.raw('20');

/** All ledgers of a day in one statement (JOURNAL-39). */
export async function readDayTies(db: Database, day: string): Promise<DayTie[]> {
  const ids = Object.keys(DAY_LEDGERS) as DayLedgerId[];
  const branches = [...ids.map((id) => ledgerBranch(id, day)), ...otherBranches(day)];
  const { rows } = await db.execute<{
    tie: string;
    rows: number;
    elsewhere: string;
    in_books: string;
    broken: number;
    first: {
      label: string;
      order_id: string | null;
      entry_id: number | null;
      elsewhere: number;
      in_books: number;
    }[];
  }>(sql`
    with booked as materialized (
      select id, kind, source_id from journal_entries where booked_on = ${day}
    ), lines as materialized (
      select b.id, b.kind, b.source_id, l.account,
        case l.side when 'debit' then l.amount_paise else -l.amount_paise end as signed
      from booked b join journal_lines l on l.entry_id = b.id
    ), opening as materialized (
      select coalesce(max(happened_at), '-infinity') as at from journal_entries where kind = 'opening'
    ), tied (tie, label, order_id, entry_id, elsewhere, in_books) as (${sql.join(branches, sql` union all `)})
    select tie, count(*)::int as rows, sum(elsewhere) as elsewhere, sum(in_books) as in_books,
      (count(*) filter (where elsewhere <> in_books))::int as broken,
      to_json((array_agg(json_build_object('label', label, 'order_id', order_id, 'entry_id', entry_id,
          'elsewhere', elsewhere, 'in_books', in_books) order by label)
        filter (where elsewhere <> in_books))[1:${LISTED}]) as first
    from tied group by tie`);
  const named = { ...Object.fromEntries(ids.map((id) => [id, DAY_LEDGERS[id].name])), ...OTHER_TIES };
  return Object.entries(named).map(([id, name]) => {
    const row = rows.find(({ tie }) => tie === id);
    return {
      name,
      rows: row?.rows ?? 0,
      elsewhere: paise(Number(row?.elsewhere ?? 0)),
      inBooks: paise(Number(row?.in_books ?? 0)),
      broken: row?.broken ?? 0,
      first: (row?.first ?? []).map((one) => ({
        label: one.label,
        orderId: one.order_id,
        entryId: one.entry_id,
        elsewhere: paise(one.elsewhere),
        inBooks: paise(one.in_books),
      })),
    };
  });
}

function happenedOn(at: SQL, day: string): SQL {
  const end = startOfIndiaDay(addDays(day, 1)).toISOString();
  return sql`(${at} >= ${startOfIndiaDay(day).toISOString()}::timestamptz and ${at} < ${end}::timestamptz
    and ${at} > (select at from opening))`;
}

/** Rows of the day's entries, and rows of that day without an entry on any other. */
function ledgerBranch(id: DayLedgerId, day: string): SQL {
  const { kind, debits = [], credits = [] }: DayLedger = DAY_LEDGERS[id];
  const { from, key, keyType = 'text', label, orderId, amount, at } = LEDGER_ROWS[id];
  const type = sql.raw(keyType);
  const sign = debits.length > 0 ? sql`1` : sql`-1`;
  return sql`
    select ${id}, coalesce(l.label, 'Entry ' || b.id), l.order_id, b.id, coalesce(l.amount, 0), coalesce(b.amount, 0)
    from (
      select ${key}::text as source, ${label} as label, ${orderId} as order_id, ${amount} as amount from ${from}
        and (${happenedOn(at, day)}
          or ${key} = any (array(select source_id::${type} from booked where kind = ${kind})))
        and not exists (select from journal_entries x
          where x.kind = ${kind} and x.source_id = ${key}::text and x.booked_on <> ${day})
    ) l full join (
      select id, source_id, ${sign} * coalesce(sum(signed) filter (where ${anyOf([...debits, ...credits])}), 0) as amount
      from lines where kind = ${kind} group by id, source_id
    ) b on b.source_id = l.source`;
}

function anyOf(accounts: readonly AccountId[]): SQL {
  return sql`account in (${sql.join(
    accounts.map((account) => sql`${account}`),
    sql`, `,
  )})`;
}

function otherBranches(day: string): SQL[] {
  const coinsOfDay = happenedOn(sql`c.happened_at`, day);
  return [
    // An entry posts all lots of one act; equal acts of one moment are compared together.
    sql`
      select 'coins', coalesce(min(o.number), 'Coins ' || min(c.position)), min(c.order_id), min(b.id),
        -100 * sum(c.coins), coalesce(sum(b.amount), 0)
      from coin_entries c left join orders o on o.id = c.order_id
        left join (
          select id, kind, source_id, sum(signed) filter (where account = 'coins-outstanding') as amount
          from lines where kind like 'coins %' group by id, kind, source_id
        ) b on b.kind = 'coins ' || c.kind and b.source_id = c.position::text
        left join journal_entries x on x.kind = 'coins ' || c.kind and x.source_id = c.position::text
          and x.booked_on <> ${day}
      where ${coinsOfDay} or c.happened_at = any (array(select k.happened_at from coin_entries k
        join booked on booked.kind = 'coins ' || k.kind and booked.source_id = k.position::text))
      group by c.user_id, c.kind, c.happened_at, c.order_id, c.return_id, c.turn having count(x.id) = 0`,
    sql`
      select 'coins', 'Entry ' || b.id, null, b.id, 0, sum(b.signed) filter (where b.account = 'coins-outstanding')
      from lines b where b.kind like 'coins %'
        and not exists (select from coin_entries c where c.position = b.source_id::bigint and 'coins ' || c.kind = b.kind)
      group by b.id`,
    sql`
      select 'coinLots', coalesce(o.number, 'Coins ' || l.id), l.order_id, null, 100 * l.remaining,
        100 * (select sum(coins) from coin_entries where lot_id = l.id)
      from coin_lots l left join orders o on o.id = l.order_id
      where l.id in (select lot_id from coin_entries c where ${coinsOfDay})`,
    sql`
      select 'cardBalances', 'Gift card ' || g.last4, null, null, g.balance_paise, g.initial_paise
        - (select coalesce(sum(amount_paise), 0) from gift_card_entries where gift_card_id = g.id)
      from gift_cards g
      where ${happenedOn(sql`g.created_at`, day)}
        or g.id in (select gift_card_id from gift_card_entries e where ${happenedOn(sql`e.happened_at`, day)})`,
    sql`
      select 'entries', 'Entry ' || b.id, null, b.id, coalesce(-sum(l.signed) filter (where l.signed < 0), 0),
        coalesce(sum(l.signed) filter (where l.signed > 0), case when count(l.id) = 0 then 1 else 0 end)
      from booked b left join lines l on l.id = b.id group by b.id`,
  ];
}
