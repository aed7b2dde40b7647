import type { AccountId } from '@ilaneer/domain/journal/accounts';
import type { JournalEntry } from '@ilaneer/domain/journal/journal-entry';
import { type CustomerAccount, customerAccount } from '@ilaneer/domain/journal/money-entries';
import { DAILY_ACCOUNTS } from '@ilaneer/domain/journal/open-items';
import type { OrderBooks } from '@ilaneer/domain/journal/sale-entries';
import { type Paise, paise } from '@ilaneer/domain/money';
import { DISPATCHED } from '@ilaneer/domain/order/status';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { journalLines } from '../../db/schema/balance/journal.ts';
import { oneOf } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { taxDocuments } from '../../db/schema/order/tax-document.ts';

// Late entries are booked on the first open day.
const INSERT_ENTRY = `
  with entry as (
    insert into journal_entries (kind, source_id, happened_at, booked_on)
    select $1, $2, $3::timestamptz, greatest(
      ($3::timestamptz at time zone 'Asia/Kolkata')::date,
      (select (max(month) + interval '1 month')::date from journal_months))
    returning id
  )
  insert into journal_lines (entry_id, position, account, side, amount_paise, order_id)
  select entry.id, line.position, line.account, line.side, line.amount, line."orderId"
  from entry, json_to_recordset($4::json)
    as line(position integer, account text, side text, amount bigint, "orderId" text)`;

/** Skips zero entries. Throws on duplicates, which are bugs (JOURNAL-4). */
export async function postEntry(tx: Database, entry: JournalEntry): Promise<void> {
  const { kind, sourceId, happenedAt, postings } = entry;
  if (postings.length === 0) return;
  const lines = postings.map((posting, index) => ({ ...posting, position: index + 1 }));
  await tx.$client.query({
    name: 'journal_entry_insert',
    text: INSERT_ENTRY,
    values: [kind, sourceId, happenedAt, JSON.stringify(lines)],
  });
}

type DailyAccount = (typeof DAILY_ACCOUNTS)[number];

const SIGNED = sql`case ${journalLines.side} when 'debit' then ${journalLines.amountPaise} else -${journalLines.amountPaise} end`;

/** The customer's account for now (JOURNAL-3). The order is locked. */
export async function customerAccountOf(tx: Database, orderId: string): Promise<CustomerAccount> {
  // Shipped before invoicing existed.
  const { rows } = await tx.execute<{ invoiced: boolean }>(sql`
    select exists (select 1 from ${taxDocuments} where ${taxDocuments.orderId} = ${orderId} and ${taxDocuments.kind} = 'invoice')
      or exists (select 1 from ${orders} where ${orders.id} = ${orderId}
        and ${oneOf(orders.status, DISPATCHED)}) as invoiced`);
  return customerAccount(rows[0]?.invoiced ?? false);
}

/** The order is locked. */
export async function booksOf(tx: Database, orderId: string): Promise<OrderBooks> {
  const { rows } = await tx.execute<{ account: AccountId; balance: string }>(sql`
    select ${journalLines.account} as account, sum(${SIGNED}) as balance from ${journalLines}
    where ${journalLines.orderId} = ${orderId} and ${journalLines.account} in ('customer-advances', 'goodwill')
    group by ${journalLines.account}`);
  const balanceOf = (wanted: AccountId) =>
    Number(rows.find(({ account }) => account === wanted)?.balance ?? 0);
  return { advance: paise(0 - balanceOf('customer-advances')), goodwill: paise(balanceOf('goodwill')) };
}

export async function listAdvances(db: Database, orderIds: readonly string[]): Promise<Map<string, Paise>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; balance: string }>(sql`
    select ${journalLines.orderId} as id, sum(${SIGNED}) as balance from ${journalLines}
    where ${journalLines.orderId} = any(${sql.param([...orderIds])}) and ${journalLines.account} = 'customer-advances'
    group by ${journalLines.orderId} having sum(${SIGNED}) <> 0`);
  return new Map(rows.map(({ id, balance }) => [id, paise(0 - Number(balance))]));
}

/** Of indexed accounts alone, debits less credits, paise. */
export async function readDailyBalances(db: Database): Promise<Map<DailyAccount, Paise>> {
  const { rows } = await db.execute<{ account: DailyAccount; balance: string }>(sql`
    select account, sum(${SIGNED}) as balance from ${journalLines}
    where ${oneOf(journalLines.account, DAILY_ACCOUNTS)} group by account`);
  return new Map(rows.map(({ account, balance }) => [account, paise(Number(balance))]));
}

/** Booked on a day. */
export async function sumBooked(
  db: Database,
  day: string,
): Promise<{ readonly debits: Paise; readonly credits: Paise }> {
  const { rows } = await db.execute<{ side: 'debit' | 'credit'; amount: string }>(sql`
    select ${journalLines.side} as side, sum(${journalLines.amountPaise}) as amount
    from journal_entries join ${journalLines} on ${journalLines.entryId} = journal_entries.id
    where journal_entries.booked_on = ${day} group by 1`);
  const sumOf = (wanted: string) => paise(Number(rows.find(({ side }) => side === wanted)?.amount ?? 0));
  return { debits: sumOf('debit'), credits: sumOf('credit') };
}

/** Expected empty: only forced changes break the balance. */
export async function findUnbalanced(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.id from journal_entries e left join ${journalLines} on ${journalLines.entryId} = e.id
    group by e.id having count(${journalLines.entryId}) = 0 or sum(${SIGNED}) <> 0 order by e.id limit 100`);
  return rows.map(({ id }) => Number(id));
}
