import type pg from 'pg';
import { withoutTriggers } from './quick-fill.ts';

const ENTRIES = `
  insert into journal_entries (kind, source_id, happened_at, booked_on)
  select 'invoice', id, created_at, (created_at at time zone 'Asia/Kolkata')::date
  from orders where number like 'OD1______' order by created_at, id`;

const LINES = `
  insert into journal_lines (entry_id, position, account, side, amount_paise, order_id)
  select e.id, line.* from journal_entries e join orders o on o.id = e.source_id
  cross join lateral (values
    (1, 'customer-receivables', 'debit', o.total_paise, o.id),
    (2, 'sales', 'credit', o.total_paise - o.total_paise / 10, null),
    (3, 'igst-payable', 'credit', o.total_paise / 10, null)) as line
  where e.kind = 'invoice' order by e.id`;

// All months but the last two.
const LOCK = `
  insert into journal_months (month, locked_at, actor_kind, actor_id)
  select (date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '2 months')::date, now(), 'staff', 'many-2'`;

const SUMS = `
  insert into journal_month_sums (month, account, debits_paise, credits_paise)
  select date_trunc('month', booked_on)::date, account,
    coalesce(sum(amount_paise) filter (where side = 'debit'), 0),
    coalesce(sum(amount_paise) filter (where side = 'credit'), 0)
  from journal_entries join journal_lines on entry_id = id
  where booked_on < (select max(month) + interval '1 month' from journal_months) group by 1, 2`;

/** An entry for each order, in books that are locked as a shop locks them. */
export async function addJournalEntries(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await withoutTriggers(pool, ['journal_entries', 'journal_lines', 'journal_months'], async () => {
    for (const statement of [ENTRIES, LINES, LOCK, SUMS]) await pool.query(statement);
  });
}
