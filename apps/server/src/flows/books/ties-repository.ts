import type { AccountId } from '@ilaneer/domain/journal/accounts';
import { type Paise, paise } from '@ilaneer/domain/money';
import { DISPATCHED } from '@ilaneer/domain/order/status';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { oneOf } from '../../db/schema/columns.ts';

const CLAIMED = sql`(case kind when 'goods purchased' then 1 when 'goods lost' then -1 else 0 end)`;

/** Balances also known elsewhere, debits less credits, paise; manual entries come on top. */
const TIED = {
  'gift-cards-outstanding': sql`select -coalesce(sum(balance_paise), 0) from gift_cards`,
  'coins-outstanding': sql`select -100 * coalesce(sum(coins), 0) from coin_entries`,
  'coins-on-orders': sql`
    select 100 * coalesce(sum(e.coins), 0) from coin_entries e join told_orders o on o.id = e.order_id
    where e.kind in ('spent', 'returned') and not o.invoiced`,
  'gateway-receivable': sql`
    select (select coalesce(sum(amount_paise), 0) from payments where status in ('captured', 'partly refunded', 'refunded'))
      - (select coalesce(sum(amount_paise), 0) from refunds where state = 'sent')
      - (select coalesce(sum(matched_paise), 0) from remitted_lines where source = 'gateway')`,
  'unmatched-receipts': sql`select -coalesce(sum(amount_paise - matched_paise), 0) from remitted_lines`,
  'refunds-payable': sql`select -coalesce(sum(amount_paise), 0) from refunds where state = 'requested'`,
  // Exchange payments were collected with the first order.
  'cash-with-couriers': sql`
    select coalesce(sum(total_paise - gift_card_paise - credited_paise + cash_round_off_paise), 0)
      - (select coalesce(sum(matched_paise), 0) from remitted_lines where source = 'courier')
      - (select coalesce(sum(amount_paise), 0) from cash_write_offs)
    from told_orders o
    where payment_method = 'cod' and payment_status <> 'pending' and delivered_at is not null
      and not exists (select 1 from returns where exchange_order_id = o.id)`,
  'courier-claims': sql`select coalesce(sum(amount_paise), 0) from parcel_claims where state = 'open'`,
  compensation: sql`select -coalesce(sum(amount_paise), 0) from parcel_claims
    where state not in ('accepted', 'withdrawn')`,
  'bad-debts': sql`
    select (select coalesce(sum(amount_paise), 0) from cash_write_offs)
      + (select coalesce(sum(amount_paise - coalesce(paid_paise, 0)), 0) from parcel_claims
        where state in ('paid', 'refused'))`,
  stock: sql`select coalesce(sum(case when kind in ('goods sold', 'goods lost') then -cost_paise else cost_paise end), 0)
    from stock_postings`,
  'supplier-payables': sql`select -coalesce(sum(cost_paise + igst_paise + 2 * cgst_paise), 0) from stock_postings
    where kind = 'goods purchased'`,
  'input-cgst': sql`select coalesce(sum(${CLAIMED} * cgst_paise), 0) from stock_postings`,
  'input-sgst': sql`select coalesce(sum(${CLAIMED} * cgst_paise), 0) from stock_postings`,
  'input-igst': sql`select coalesce(sum(${CLAIMED} * igst_paise), 0) from stock_postings`,
  'cost-of-goods-sold': sql`select coalesce(sum(cost_paise), 0) from stock_postings where kind = 'goods sold'`,
  'goods-lost': sql`select coalesce(sum(cost_paise), 0) from stock_postings where kind = 'goods lost'`,
  'reversed-input-gst': sql`select coalesce(sum(igst_paise + 2 * cgst_paise), 0) from stock_postings
    where kind = 'goods lost'`,
  'stock-corrections': sql`select -coalesce(sum(cost_paise), 0) from stock_postings where kind = 'stock corrected'`,
} as const satisfies Partial<Record<AccountId, unknown>>;

const INVOICED_ORDERS = sql`
  told_orders as (
    select o.*, ${oneOf(sql`status`, DISPATCHED)}
      or exists (select 1 from tax_documents d where d.order_id = o.id and d.kind = 'invoice') as invoiced
    from orders o
  )`;

const REMITTED_LINES = sql`
  remitted_lines as (
    select m.source, l.* from remittance_lines l join remittances m on m.id = l.remittance_id where m.taken_back_at is null
  )`;

export async function readTied(db: Database): Promise<Map<AccountId, Paise>> {
  const columns = Object.entries(TIED).map(
    ([account, query]) => sql`(${query}) as ${sql.identifier(account)}`,
  );
  const { rows } = await db.execute<Record<AccountId, string>>(
    sql`with ${INVOICED_ORDERS}, ${REMITTED_LINES} select ${sql.join(columns, sql`, `)}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no row of sums');
  return new Map(
    Object.keys(TIED).map((account) => [
      account as keyof typeof TIED,
      paise(Number(row[account as AccountId])),
    ]),
  );
}

/** Posted entries by hand, debits less credits, paise. */
export async function sumManualEntries(db: Database): Promise<ReadonlyMap<AccountId, Paise>> {
  const { rows } = await db.execute<{ account: AccountId; amount: string }>(sql`
    select l.account, sum(case l.side when 'debit' then l.amount_paise else -l.amount_paise end) as amount
    from manual_entry_lines l join manual_entries e on e.id = l.entry_id where e.state = 'posted' group by l.account`);
  return new Map(rows.map(({ account, amount }) => [account, paise(Number(amount))]));
}

/** Difference of books and order, paise, debits positive. */
export type UntiedOrder = {
  readonly number: string;
  readonly account: 'customer-advances' | 'customer-receivables';
  readonly expected: Paise;
  readonly actual: Paise;
};

// Without manual payments (only in the books); replacements may be paid by the first order's cash.
const UNTIED_ORDERS = sql`
  with ${INVOICED_ORDERS}, books as (
    select order_id,
      sum(case side when 'debit' then amount_paise else -amount_paise end) filter (where account = 'customer-advances') as advances,
      sum(case side when 'debit' then amount_paise else -amount_paise end) filter (where account = 'customer-receivables') as receivables,
      sum(case side when 'debit' then amount_paise else -amount_paise end) filter (where account = 'goodwill') as goodwill,
      bool_or(account = 'bank' and side = 'debit') as by_bank
    from journal_lines where order_id is not null group by order_id
  ), money as (
    select o.id, coalesce((select sum(amount_paise) from gift_card_entries where order_id = o.id), 0)
      + coalesce((select sum(amount_paise - refunded_paise) from payments
        where order_id = o.id and status in ('captured', 'partly refunded', 'refunded')), 0)
      + coalesce((select r.exchange_paise - o.gift_card_paise
          - coalesce((select sum(amount_paise) from payments where order_id = o.id and carried_from is not null), 0)
          - coalesce((select sum(by_hand_paise) from goodwill_refunds where order_id = o.id), 0)
        from returns r where r.exchange_order_id = o.id), 0) as kept
    from orders o
  ), told as (
    select o.number, coalesce(b.advances, 0) as advances, coalesce(b.receivables, 0) as receivables,
      case when o.invoiced then 0
        when o.status <> 'cancelled' and o.payment_status = 'completed' then -o.total_paise
        else -m.kept - coalesce(b.goodwill, 0) end as advances_due,
      case when o.invoiced and o.payment_method = 'cod' and o.payment_status = 'pending'
        then o.total_paise - o.gift_card_paise - o.credited_paise else 0 end as receivables_due
    from told_orders o join money m on m.id = o.id left join books b on b.order_id = o.id
    where b.by_bank is not true
  )
  select number, 'customer-advances' as account, advances_due as expected, advances as actual from told
    where advances <> advances_due
  union all
  select number, 'customer-receivables', receivables_due, receivables from told where receivables <> receivables_due
  order by number, account limit 100`;

/** Orders that disagree with the books, at most 100. */
export async function listUntiedOrders(db: Database): Promise<UntiedOrder[]> {
  const { rows } = await db.execute<{
    number: string;
    account: UntiedOrder['account'];
    expected: string;
    actual: string;
  }>(UNTIED_ORDERS);
  return rows.map(({ number, account, expected, actual }) => ({
    number,
    account,
    expected: paise(Number(expected)),
    actual: paise(Number(actual)),
  }));
}

/** Invoiced since the books opened, paise. */
export type Charged = Readonly<Record<'taxable' | 'delivery' | 'cgst' | 'sgst' | 'igst' | 'roundOff', Paise>>;

// Older documents were reported before the books.
const SINCE_OPENING = sql`issued_at > coalesce((select happened_at from journal_entries where kind = 'opening'), '-infinity')`;

export async function sumInvoices(db: Database): Promise<Charged> {
  const { rows } = await db.execute<Record<keyof Charged, string>>(sql`
    select coalesce(sum(subtotal_paise), 0) as taxable, coalesce(sum(delivery_paise), 0) as delivery,
      coalesce(sum(cgst_paise), 0) as cgst, coalesce(sum(sgst_paise), 0) as sgst,
      coalesce(sum(igst_paise), 0) as igst, coalesce(sum(round_off_paise), 0) as "roundOff"
    from orders where id in (select order_id from tax_documents where kind = 'invoice' and ${SINCE_OPENING})`);
  const [row] = rows;
  const of = (figure: keyof Charged) => paise(Number(row?.[figure] ?? 0));
  return {
    taxable: of('taxable'),
    delivery: of('delivery'),
    cgst: of('cgst'),
    sgst: of('sgst'),
    igst: of('igst'),
    roundOff: of('roundOff'),
  };
}

export async function sumCashRoundOffs(db: Database): Promise<Paise> {
  const { rows } = await db.execute<{ kept: string }>(sql`
    select (select coalesce(sum(cash_round_off_paise), 0) from orders
        where payment_method = 'cod' and payment_status <> 'pending' and delivered_at is not null)
      - (select coalesce(sum(round_off_paise), 0) from returns) as kept`);
  return paise(Number(rows[0]?.kept ?? 0));
}

/** Returns with credit notes since the opening, keyset by order id. */
export async function listNotedOrders(
  db: Database,
  after: string,
  limit: number,
): Promise<{ readonly orderId: string; readonly returnIds: readonly string[] }[]> {
  const { rows } = await db.execute<{ order_id: string; return_ids: string[] }>(sql`
    select order_id, array_agg(return_id) as return_ids from tax_documents
    where kind = 'credit-note' and order_id > ${after} and ${SINCE_OPENING}
    group by order_id order by order_id limit ${limit}`);
  return rows.map(({ order_id: orderId, return_ids: returnIds }) => ({ orderId, returnIds }));
}
