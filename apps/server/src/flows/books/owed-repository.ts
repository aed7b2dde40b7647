import { startOfIndiaDay } from '@ilaneer/domain/india-day';
import { NO_PAISE, type Paise, paise } from '@ilaneer/domain/money';
import type { RemittanceSource } from '@ilaneer/domain/remittance/remittance';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** Receivable from a payer, paise; clawbacks are negative. */
export type Owed = {
  readonly id: string;
  readonly about: 'payment' | 'refund' | 'cash';
  readonly orderId: string;
  readonly orderNumber: string;
  readonly due: Paise;
  readonly remitted: Paise;
};

// Exchange transfers are unknown to the gateway: neither the refund nor the new payment exists there.
function ofGateway(payer: string): SQL {
  return sql`
    select n.reference as named, 'payment' as about, p.id, p.order_id, p.amount_paise as due
    from names n join payments p on p.gateway = ${payer} and p.gateway_payment_id = n.reference
    where p.carried_from is null and p.status in ('captured', 'partly refunded', 'refunded')
    union
    select n.reference, 'refund', r.id, r.order_id, -r.amount_paise
    from names n join refunds r on r.gateway_refund_id = n.reference join payments p on p.id = r.payment_id
    where p.gateway = ${payer} and r.state = 'sent' and r.gateway_refund_id not like 'exchange %'
    union
    select n.reference, 'payment', min(p.id), p.order_id, min(p.amount_paise)
    from names n join orders o on o.number = upper(n.reference) join payments p on p.order_id = o.id
    where p.gateway = ${payer} and p.carried_from is null and p.status in ('captured', 'partly refunded', 'refunded')
    group by n.reference, p.order_id having count(*) = 1`;
}

const CASH_DUE = sql`o.total_paise - o.gift_card_paise - o.credited_paise + o.cash_round_off_paise`;

// Exchange payments were collected with the first order.
const IS_COLLECTED = sql`o.cash_collected_at is not null
    and not exists (select 1 from returns where exchange_order_id = o.id)`;

const WRITTEN_OFF = sql`(select coalesce(sum(w.amount_paise), 0) from cash_write_offs w where w.order_id = o.id)`;

const OF_COURIERS = sql`
  select i.reference as named, 'cash' as about, o.id, o.id as order_id, ${CASH_DUE} as due
  from (
    select n.reference, o.id from names n join orders o on o.number = upper(n.reference)
    union select n.reference, o.id from names n join orders o on upper(o.tracking_number) = upper(n.reference)
    union select n.reference, p.order_id from names n join parcels p on upper(p.tracking_number) = upper(n.reference)
  ) i join orders o on o.id = i.id
  where ${IS_COLLECTED}`;

// One index each. Written-off cash is no longer owed (REMITTANCE-9).
const REMITTED = sql`(
  select coalesce(sum(l.matched_paise), 0) from remittance_lines l join remittances m on m.id = l.remittance_id
  where m.taken_back_at is null and case f.about
    when 'payment' then l.payment_id = f.id
    when 'refund' then l.refund_id = f.id
    else l.payment_id is null and l.refund_id is null end and l.order_id = f.order_id)
  + case f.about when 'cash' then ${WRITTEN_OFF} else 0 end`;

/** Payments and refunds, tracking numbers, or order numbers (preferring the payment). */
export async function findNamed(
  db: Database,
  source: RemittanceSource,
  payer: string,
  references: readonly string[],
): Promise<(Owed & { readonly named: string })[]> {
  const { rows } = await db.execute<{
    named: string;
    about: Owed['about'];
    id: string;
    order_id: string;
    number: string;
    due: string;
    remitted: string;
  }>(sql`
    with names as (select reference from json_array_elements_text(${JSON.stringify(references)}::json) as t(reference)),
      found as (${source === 'gateway' ? ofGateway(payer) : OF_COURIERS})
    select f.*, o.number, ${REMITTED} as remitted from found f join orders o on o.id = f.order_id
    order by f.named, f.id`);
  return rows.map((row) => ({
    named: row.named,
    id: row.id,
    about: row.about,
    orderId: row.order_id,
    orderNumber: row.number,
    due: paise(Number(row.due)),
    remitted: paise(Number(row.remitted)),
  }));
}

/** Collected by a courier and in no remittance. */
type OverdueCash = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly trackingNumber: string | null;
  /** YYYY-MM-DD */
  readonly deliveredOn: string;
  readonly open: Paise;
};

const LISTED_AT_MOST = 100;

/** Delivered before a day, oldest first, without the named orders (REMITTANCE-10). */
export async function findOverdueCash(
  db: Database,
  courier: string,
  before: string,
  named: readonly string[],
): Promise<{ readonly count: number; readonly amount: Paise; readonly oldest: readonly OverdueCash[] }> {
  const { rows } = await db.execute<{
    id: string;
    number: string;
    tracking_number: string | null;
    delivered_on: string;
    open: string;
    count: number;
    amount: string;
  }>(sql`
    with overdue as (
      select o.id, o.number, o.tracking_number, o.cash_collected_at, ${CASH_DUE} - ${WRITTEN_OFF} as open
      from orders o
      where lower(o.courier) = lower(${courier}) and ${IS_COLLECTED}
        and o.cash_collected_at < ${startOfIndiaDay(before).toISOString()}::timestamptz
        and o.id not in (select t.id from json_array_elements_text(${JSON.stringify(named)}::json) as t(id))
        and not exists (
          select 1 from remittance_lines l join remittances m on m.id = l.remittance_id
          where l.order_id = o.id and l.payment_id is null and l.refund_id is null and m.taken_back_at is null
        )
    )
    select id, number, tracking_number, (cash_collected_at at time zone 'Asia/Kolkata')::date::text as delivered_on, open,
      (count(*) over ())::int as count, sum(open) over () as amount
    from overdue where open > 0 order by cash_collected_at, id limit ${LISTED_AT_MOST}`);
  const [first] = rows;
  return {
    count: first?.count ?? 0,
    amount: first === undefined ? NO_PAISE : paise(Number(first.amount)),
    oldest: rows.map((row) => ({
      orderId: row.id,
      orderNumber: row.number,
      trackingNumber: row.tracking_number,
      deliveredOn: row.delivered_on,
      open: paise(Number(row.open)),
    })),
  };
}
