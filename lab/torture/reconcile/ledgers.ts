import { inspectShop } from '@ilaneer/server/backup/inspect-shop';
import type { Ask } from './ask.ts';

/** Invariants as queries for violations. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'stock of a variant': `
    select v.id || ': ' || v.on_hand || ' on hand and ' || v.stock || ' for sale, the ledger says ' || l.on_hand || ' and ' || l.for_sale as told
    from product_variants v join (
      select variant_id, sum(case when kind in ('opening', 'receive', 'adjust', 'count', 'write off', 'ship', 'return') then quantity else 0 end) as on_hand,
        sum(case when kind = 'ship' then 0 else quantity end) as for_sale
      from stock_movements group by variant_id) l on l.variant_id = v.id
    where v.on_hand <> l.on_hand or v.stock <> l.for_sale or v.stock < 0 or v.on_hand < v.stock`,
  'stock of a batch': `
    select b.id || ': ' || b.on_hand || ' on hand, ' || b.held || ' held, ' || b.allocated || ' given' as told
    from batches b left join (
      select batch_id, sum(case when kind in ('opening', 'receive', 'adjust', 'count', 'write off', 'ship', 'return') then quantity else 0 end) as on_hand,
        sum(case when kind in ('hold', 'unhold') then -quantity else 0 end) as held
      from stock_movements where batch_id is not null group by batch_id) l on l.batch_id = b.id
    left join (select batch_id, sum(quantity) as given from order_line_batches where sent_at is null group by batch_id) g on g.batch_id = b.id
    where b.on_hand <> coalesce(l.on_hand, 0) or b.held <> coalesce(l.held, 0) or b.allocated <> coalesce(g.given, 0)`,
  'units that an order took': `
    select o.number || ' (' || o.status || '): ' || t.units || ' ordered, ' || coalesce(m.taken, 0) || ' taken, ' || coalesce(m.sent, 0) || ' sent' as told
    from orders o join (select order_id, sum(quantity) as units from order_lines group by order_id) t on t.order_id = o.id
    left join (
      select order_id, -sum(quantity) filter (where kind in ('reserve', 'release')) as taken, -sum(quantity) filter (where kind = 'ship') as sent
      from stock_movements where order_id is not null group by order_id) m on m.order_id = o.id
    where coalesce(m.taken, 0) <> case when o.status = 'cancelled' then 0 else t.units end
      or coalesce(m.sent, 0) <> case when o.status in ('shipped', 'in transit', 'delivered') then t.units else 0 end`,
  'coins of a lot': `
    select l.id || ': ' || l.remaining || ' left, the ledger says ' || coalesce(sum(e.coins), 0) as told
    from coin_lots l left join coin_entries e on e.lot_id = l.id group by l.id having l.remaining <> coalesce(sum(e.coins), 0)`,
  'coins of an order': `
    select o.number || ': ' || o.coins || ' coins, the ledger says ' || coalesce(-sum(e.coins), 0) as told
    from orders o left join coin_entries e on e.order_id = o.id and e.kind in ('spent', 'returned')
    group by o.id having coalesce(-sum(e.coins), 0) <> case when o.status = 'cancelled' then 0 else o.coins end`,
  'a gift card': `
    select c.last4 || ': ' || c.balance_paise || ' left of ' || c.initial_paise || ', the ledger took ' || coalesce(sum(e.amount_paise), 0) as told
    from gift_cards c left join gift_card_entries e on e.gift_card_id = c.id
    group by c.id having c.initial_paise - c.balance_paise <> coalesce(sum(e.amount_paise), 0)`,
  'gift cards of an order': `
    select o.number || ': ' || o.gift_card_paise || ' by card, the ledger says ' || coalesce(sum(e.amount_paise), 0) as told
    from orders o left join gift_card_entries e on e.order_id = o.id group by o.id
    having case when o.status = 'cancelled' then coalesce(sum(e.amount_paise), 0) <> 0
      else coalesce(sum(e.amount_paise), 0) not between 0 and o.gift_card_paise end`,
  'a series of documents': `
    select kind || ' ' || financial_year || ' ' || prefix || ': ' || count(*) || ' documents up to ' || max(position) as told
    from tax_documents d group by kind, financial_year, prefix
    having min(position) <> 1 or max(position) <> count(*) or max(position) <> (
      select last_position from tax_document_series s
      where s.kind = d.kind and s.financial_year = d.financial_year and s.prefix = d.prefix)`,
  'the invoice of an order': `
    select o.number || ' (' || o.status || '): ' || count(d.id) || ' invoices' as told
    from orders o left join tax_documents d on d.order_id = o.id and d.kind = 'invoice' group by o.id
    having count(d.id) <> case when o.status in ('shipped', 'in transit', 'delivered') then 1 else 0 end`,
  'the credit note of a return': `
    select r.id || ' (' || r.state || '): ' || count(d.id) || ' credit notes' as told
    from returns r left join tax_documents d on d.return_id = r.id group by r.id
    having count(d.id) <> case when r.state = 'refunded' then 1 else 0 end`,
  'a parcel': `
    select o.number || ' (' || o.status || '): ' || p.state as told
    from parcels p join orders o on o.id = p.order_id
    where (o.status in ('shipped', 'in transit', 'delivered')) <> (p.state in ('shipped', 'in transit', 'delivered'))
      or exists (select from parcel_lines l where l.parcel_id = p.id and l.packed > (
        select count(*) from parcel_scans s where s.parcel_id = p.id and s.verdict = 'packed' and s.line_position = l.line_position))`,
  'a coupon': `
    select o.number || ' (' || o.status || '): ' || count(u.*) || ' uses' as told
    from orders o left join coupon_uses u on u.order_id = o.id group by o.id
    having count(u.*) <> case when o.coupon_code is null then 0 else 1 end
      or (o.status = 'cancelled' and count(u.*) filter (where u.state = 'counted') > 0)`,
};

const SETTLED: Readonly<Record<string, string>> = {
  'an order that still waits': `
    select number || ' waits for its payment until ' || payable_until as told from orders where status = 'pending'`,
  'a refund that was not sent': `select id || ' of ' || amount_paise || ' paise' as told from refunds where state <> 'sent'`,
  'a payment that only the gateway has taken': `
    select g.id as told from sandbox_gateway_payments g
    left join payments p on p.gateway_order_id = g.order_id and p.gateway_payment_id = g.id and p.status in ('captured', 'partly refunded', 'refunded')
    where g.status = 'captured' and p.id is null`,
  'a payment that only the shop has taken': `
    select p.id as told from payments p
    left join sandbox_gateway_payments g on g.order_id = p.gateway_order_id and g.id = p.gateway_payment_id and g.status = 'captured'
    where p.status in ('captured', 'partly refunded', 'refunded') and g.id is null`,
  'what the gateway gave back': `
    select coalesce(p.id, g.payment_id) || ': ' || coalesce(p.refunded_paise, 0) || ' by the shop, ' || coalesce(g.given, 0) || ' by the gateway' as told
    from payments p
    full join (select payment_id, sum(amount_paise) as given from sandbox_gateway_refunds group by payment_id) g on g.payment_id = p.gateway_payment_id
    where coalesce(p.refunded_paise, 0) <> coalesce(g.given, 0)`,
  'the money of an order': `
    select o.number || ' (' || o.status || ', ' || o.payment_method || '): ' || coalesce(sum(p.amount_paise), 0) || ' taken, ' || coalesce(r.back, 0)
      || ' back because too much, total ' || o.total_paise || ', by card ' || o.gift_card_paise as told
    from orders o
    left join payments p on p.order_id = o.id and p.status in ('captured', 'partly refunded', 'refunded')
    left join (select order_id, sum(amount_paise) as back from refunds where cause not in ('return', 'goodwill') group by order_id) r on r.order_id = o.id
    group by o.id, r.back
    having coalesce(sum(p.amount_paise), 0) - coalesce(r.back, 0)
      <> case when o.status = 'cancelled' or o.payment_method = 'cod' then 0 else o.total_paise - o.gift_card_paise end`,
  'an unfinished move of many orders': `
    select m.id as told from bulk_moves m where finished_at is null
      or exists (select from bulk_move_orders b where b.bulk_move_id = m.id and b.outcome is null)`,
  'a job that was given up': `
    select name || ' ' || count(*) || ' times: ' || left(min(output::text), 300) as told from pgboss.job where state = 'failed' group by name`,
  'the mail of a placed order': `
    select o.number || ': ' || count(m.id) || ' mails' as told
    from orders o left join outbox_messages m on m.channel = 'email' and m.subject = 'Your Ilaneer order ' || o.number
    where exists (select from order_events e where e.order_id = o.id and e.status = 'placed')
    group by o.id having count(m.id) <> 1`,
  'the mail of a cancelled order': `
    select o.number || ': ' || count(m.id) || ' mails' as told
    from orders o join outbox_messages m on m.subject = 'Your Ilaneer order ' || o.number || ' is cancelled'
    group by o.id having count(m.id) <> 1 or o.status <> 'cancelled'`,
};

const MOST_TOLD = 10;

export async function contradictions(ask: Ask, url: string): Promise<string[]> {
  const { problems } = await inspectShop(url);
  const found = [...problems];
  for (const [name, statement] of Object.entries({ ...CONTRADICTIONS, ...SETTLED })) {
    const rows = await ask<{ told: string }>(statement);
    found.push(...rows.slice(0, MOST_TOLD).map(({ told }) => `${name}: ${told}`));
    if (rows.length > MOST_TOLD) found.push(`${name}: ${rows.length - MOST_TOLD} more`);
  }
  return found;
}
