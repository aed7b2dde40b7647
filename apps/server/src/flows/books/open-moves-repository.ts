import type { OpenItemAccount } from '@ilaneer/domain/journal/open-items';
import { type SQL, sql } from 'drizzle-orm';

/** Columns: item key, label, order, holder, expiry, day, debits less credits in paise. */
export function openMoves(account: OpenItemAccount, upTo: string | null): SQL {
  const until = upTo === null ? sql`true` : sql`e.booked_on <= ${upTo}::date`;
  return sql`
    opening as (select e.booked_on from journal_entries e where e.kind = 'opening' and ${until}),
    lines as (
      select e.kind, e.source_id, e.booked_on, l.order_id,
        case l.side when 'debit' then l.amount_paise else -l.amount_paise end as amount
      from journal_lines l join journal_entries e on e.id = l.entry_id
      where l.account = ${account} and ${until}
    ),
    moves as (${MOVES[account](until)})`;
}

type Moves = (until: SQL) => SQL;

const byOrder: Moves = () => sql`
  select coalesce(t.order_id, '') as key, null as label, t.order_id, null as who, null::date as ends_on,
    t.booked_on as day, t.amount
  from lines t`;

/** No entry: older than the books. */
const unposted = (kind: string, id: SQL) =>
  sql`not exists (select 1 from journal_entries e where e.kind = ${kind} and e.source_id = ${id})`;

/** Itemised opening balance, and the rest of its line. */
const withOpened = (told: SQL, opened: SQL) => sql`
  with told as (${told}), opened as (${opened})
  select coalesce(order_id, '') || ' ' || coalesce(who, '') as key, null as label, order_id, who,
    null::date as ends_on, day, amount
  from (
    select order_id, who, day, amount from told
    union all select order_id, who, (select booked_on from opening), amount from opened
    where exists (select 1 from opening)
    union all select null, null, booked_on, coalesce((select sum(amount) from lines where kind = 'opening' and order_id is null), 0)
      - coalesce((select sum(amount) from opened), 0) from opening
  ) m`;

const CAPTURED = sql`('captured', 'partly refunded', 'refunded')`;

// Exchange payments never moved at the gateway.
const ofGateways: Moves = () =>
  withOpened(
    sql`
      select t.order_id, coalesce(p.gateway, m.payer) as who, t.booked_on as day, t.amount
      from lines t
      left join refunds r on t.kind = 'refund sent' and r.id = t.source_id
      left join payments p on p.id = case t.kind when 'payment captured' then t.source_id else r.payment_id end
      left join remittances m on t.kind in ('remittance', 'remittance taken back') and m.id = t.source_id
      where t.kind <> 'opening' or t.order_id is not null`,
    sql`
      select p.order_id, p.gateway as who, p.amount_paise as amount from payments p
      where p.carried_from is null and p.status in ${CAPTURED} and ${unposted('payment captured', sql`p.id`)}
      union all
      select r.order_id, p.gateway, -r.amount_paise from refunds r join payments p on p.id = r.payment_id
      where r.state = 'sent' and r.gateway_refund_id not like 'exchange %' and ${unposted('refund sent', sql`r.id`)}`,
  );

const ofRefunds: Moves = () =>
  withOpened(
    sql`
      select t.order_id, p.gateway as who, t.booked_on as day, t.amount
      from lines t
      left join refunds r on t.kind in ('refund requested', 'refund sent') and r.id = t.source_id
      left join payments p on p.id = r.payment_id
      where t.kind <> 'opening' or t.order_id is not null`,
    sql`
      select r.order_id, p.gateway as who, -r.amount_paise as amount from refunds r join payments p on p.id = r.payment_id
      where ${unposted('refund requested', sql`r.id`)}
        and (r.state = 'requested' or not ${unposted('refund sent', sql`r.id`)})`,
  );

// Exchange payments were collected with the first order.
const ofCouriers: Moves = () =>
  withOpened(
    sql`
      select t.order_id, o.courier as who, t.booked_on as day, t.amount
      from lines t left join orders o on o.id = t.order_id
      where t.kind <> 'opening' or t.order_id is not null`,
    sql`
      select o.id as order_id, o.courier as who, o.total_paise - o.gift_card_paise + o.cash_round_off_paise as amount from orders o
      where o.payment_method = 'cod' and o.payment_status <> 'pending' and o.delivered_at is not null
        and not exists (select 1 from returns where exchange_order_id = o.id)
        and ${unposted('cash on delivery', sql`o.id`)}`,
  );

const ofClaims: Moves = () => sql`
  select t.source_id as key, o.number || '-' || p.position as label, t.order_id, c.courier as who, null::date as ends_on,
    t.booked_on as day, t.amount
  from lines t left join parcel_claims c on c.id = t.source_id left join parcels p on p.id = c.parcel_id
  left join orders o on o.id = t.order_id`;

const ofGiftCards: Moves = (until) => sql`
  select g.id as key, g.last4 as label, null::text as order_id, null as who,
    (g.expires_at at time zone 'Asia/Kolkata')::date as ends_on, u.day, u.amount
  from gift_cards g join (
    select c.id, 'gift card issued' as kind, c.id as source_id, -c.initial_paise as amount from gift_cards c
    union all select n.gift_card_id, 'gift card ' || n.kind, n.id::text, n.amount_paise from gift_card_entries n
  ) s on s.id = g.id
  left join journal_entries e on e.kind = s.kind and e.source_id = s.source_id
  cross join lateral (
    select e.booked_on as day, s.amount where e.id is not null and ${until}
    union all select booked_on, s.amount from opening where e.id is null
  ) u`;

// One entry covers all lots of a moment; their order is irrelevant to the day.
const ofCoins: Moves = (until) => sql`
  with posted as (
    select e.kind, e.happened_at, min(e.booked_on) as booked_on from journal_entries e
    where e.kind like 'coins %' group by e.kind, e.happened_at
  )
  select to_char(l.expires_at at time zone 'Asia/Kolkata', 'YYYY-MM') as key, null as label, null::text as order_id,
    null as who, (date_trunc('month', l.expires_at at time zone 'Asia/Kolkata') + interval '1 month - 1 day')::date as ends_on,
    u.day, -100 * n.coins as amount
  from coin_entries n join coin_lots l on l.id = n.lot_id
  left join posted e on e.kind = 'coins ' || n.kind and e.happened_at = n.happened_at
  cross join lateral (
    select e.booked_on as day where e.booked_on is not null and ${until}
    union all select booked_on from opening where e.booked_on is null
  ) u`;

const ofRemittances: Moves = () => sql`
  select coalesce(m.id, t.source_id) as key, m.reference as label, null::text as order_id, m.payer as who,
    null::date as ends_on, t.booked_on as day, t.amount
  from lines t left join manual_entries n on t.kind = 'manual entry' and n.id = t.source_id
  left join remittances m on m.id = coalesce(n.remittance_id, t.source_id)`;

const ofBills: Moves = () => sql`
  select coalesce(r.id, t.source_id) as key, b.number || ' (' || r.number || ')' as label, null::text as order_id,
    b.supplier_name as who, null::date as ends_on, t.booked_on as day, t.amount
  from lines t left join manual_entries n on t.kind = 'manual entry' and n.id = t.source_id
  left join stock_postings s on t.kind = 'goods purchased' and s.id = t.source_id
  left join stock_receipts r on r.id = coalesce(n.receipt_id, s.receipt_id)
  left join lateral (
    select number, supplier_name from supplier_bills where receipt_id = r.id order by revision desc limit 1
  ) b on true`;

const MOVES: Readonly<Record<OpenItemAccount, Moves>> = {
  'cash-with-couriers': ofCouriers,
  'courier-claims': ofClaims,
  'gateway-receivable': ofGateways,
  'refunds-payable': ofRefunds,
  'customer-advances': byOrder,
  'customer-receivables': byOrder,
  'gift-cards-outstanding': ofGiftCards,
  'coins-outstanding': ofCoins,
  'coins-on-orders': byOrder,
  'unmatched-receipts': ofRemittances,
  'supplier-payables': ofBills,
};
