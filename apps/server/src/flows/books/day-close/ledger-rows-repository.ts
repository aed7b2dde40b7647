import { type SQL, sql } from 'drizzle-orm';
import type { DayLedgerId } from './day-ledgers.ts';

/** Rows of a ledger: `key` is the source of the entry that posts them, `amount` is in paise. */
type LedgerRows = {
  readonly from: SQL;
  readonly key: SQL;
  readonly keyType?: 'bigint';
  readonly label: SQL;
  readonly orderId: SQL;
  readonly amount: SQL;
  /** Of the event; payments keep none, their attempt's stands in. */
  readonly at: SQL;
};

const startOf = (day: SQL) => sql`(${day}::timestamp at time zone 'Asia/Kolkata')`;

const INVOICED = {
  from: sql`tax_documents d join orders o on o.id = d.order_id where d.kind = 'invoice'`,
  key: sql`d.order_id`,
  label: sql`o.number`,
  orderId: sql`o.id`,
  at: sql`d.issued_at`,
};
const REFUNDS = {
  key: sql`r.id`,
  label: sql`o.number`,
  orderId: sql`o.id`,
  amount: sql`r.amount_paise`,
};
// Transfers to a replacement are posted as carried over.
const REFUNDED = sql`refunds r join orders o on o.id = r.order_id
  where coalesce(r.gateway_refund_id, '') not like 'exchange %'`;
const REMITTED = {
  key: sql`m.id`,
  label: sql`m.payer || ' ' || m.reference`,
  orderId: sql`null::text`,
  at: startOf(sql`m.received_on`),
};
const REMITTANCES = sql`remittances m where true`;
const CLAIMED = { key: sql`c.id`, label: sql`o.number`, orderId: sql`o.id` };
const CLAIMS = sql`parcel_claims c join orders o on o.id = c.order_id`;
// Exchange payments were collected with the first order.
const CASH = {
  from: sql`orders o where o.payment_method = 'cod' and o.payment_status <> 'pending' and o.delivered_at is not null
    and not exists (select from returns where exchange_order_id = o.id)`,
  key: sql`o.id`,
  label: sql`o.number`,
  orderId: sql`o.id`,
  at: sql`o.delivered_at`,
};
const CONTENT_TOTAL = sql`coalesce((t.content #>> '{figures,total}')::bigint, 0)`;

function cardUses(kind: string, sign: SQL): LedgerRows {
  return {
    from: sql`gift_card_entries e join gift_cards g on g.id = e.gift_card_id where e.kind = ${kind}`,
    key: sql`e.id`,
    keyType: 'bigint',
    label: sql`'Gift card ' || g.last4`,
    orderId: sql`e.order_id`,
    amount: sql`${sign} * e.amount_paise`,
    at: sql`e.happened_at`,
  };
}

export const LEDGER_ROWS: Readonly<Record<DayLedgerId, LedgerRows>> = {
  payments: {
    from: sql`payments p join orders o on o.id = p.order_id
      where p.carried_from is null and p.status in ('captured', 'partly refunded', 'refunded')`,
    key: sql`p.id`,
    label: sql`o.number`,
    orderId: sql`o.id`,
    amount: sql`p.amount_paise`,
    at: sql`p.created_at`,
  },
  refunds: { ...REFUNDS, from: REFUNDED, at: sql`r.requested_at` },
  sentRefunds: { ...REFUNDS, from: sql`${REFUNDED} and r.state = 'sent'`, at: sql`r.sent_at` },
  goodwill: {
    from: sql`goodwill_refunds r join orders o on o.id = r.order_id where true`,
    ...REFUNDS,
    at: sql`r.refunded_at`,
  },
  sales: { ...INVOICED, amount: sql`o.subtotal_paise` },
  salesDelivery: { ...INVOICED, amount: sql`o.delivery_paise` },
  salesGst: { ...INVOICED, amount: sql`o.cgst_paise + o.sgst_paise + o.igst_paise` },
  salesRoundOff: { ...INVOICED, amount: sql`o.round_off_paise` },
  invoices: {
    ...INVOICED,
    from: sql`tax_documents d left join tax_document_contents t on t.document_id = d.id where d.kind = 'invoice'`,
    label: sql`d.number`,
    orderId: sql`d.order_id`,
    amount: CONTENT_TOTAL,
  },
  notes: {
    // Cash rounding goes back with the refund (JOURNAL-20).
    from: sql`returns r left join tax_documents d on d.return_id = r.id
      left join tax_document_contents t on t.document_id = d.id where r.state = 'refunded'`,
    key: sql`r.id`,
    label: sql`coalesce(d.number, 'Return ' || r.number)`,
    orderId: sql`r.order_id`,
    amount: sql`${CONTENT_TOTAL} + r.round_off_paise`,
    at: sql`r.refunded_at`,
  },
  cash: {
    ...CASH,
    amount: sql`o.total_paise - o.gift_card_paise - o.credited_paise + o.cash_round_off_paise`,
  },
  cashRoundOff: { ...CASH, amount: sql`o.cash_round_off_paise` },
  payouts: { ...REMITTED, from: REMITTANCES, amount: sql`m.net_paise` },
  payoutCharges: { ...REMITTED, from: REMITTANCES, amount: sql`m.charges_paise` },
  payoutGst: { ...REMITTED, from: REMITTANCES, amount: sql`m.gst_paise` },
  payoutLines: {
    ...REMITTED,
    from: REMITTANCES,
    amount: sql`(select coalesce(sum(matched_paise), 0) from remittance_lines where remittance_id = m.id)`,
  },
  withdrawnPayouts: {
    ...REMITTED,
    from: sql`remittances m where m.taken_back_at is not null`,
    amount: sql`m.net_paise`,
    at: sql`m.taken_back_at`,
  },
  // Accepted charges of weights post nothing, also when withdrawn.
  claims: {
    ...CLAIMED,
    from: sql`${CLAIMS} where c.state <> 'accepted' and (c.state <> 'withdrawn'
      or exists (select from journal_entries where kind = 'claim opened' and source_id = c.id))`,
    amount: sql`c.amount_paise`,
    at: sql`c.opened_at`,
  },
  paidClaims: {
    ...CLAIMED,
    from: sql`${CLAIMS} where c.state = 'paid'`,
    amount: sql`c.paid_paise`,
    at: startOf(sql`c.paid_on`),
  },
  refusedClaims: {
    ...CLAIMED,
    from: sql`${CLAIMS} where c.state = 'refused'`,
    amount: sql`c.amount_paise`,
    at: sql`c.settled_at`,
  },
  writeOffs: {
    from: sql`cash_write_offs r join orders o on o.id = r.order_id where true`,
    ...REFUNDS,
    at: sql`r.written_off_at`,
  },
  giftCards: {
    from: sql`gift_cards g where true`,
    key: sql`g.id`,
    label: sql`'Gift card ' || g.last4`,
    orderId: sql`null::text`,
    amount: sql`g.initial_paise`,
    at: sql`g.created_at`,
  },
  heldCards: cardUses('held', sql`1`),
  returnedCards: cardUses('returned', sql`-1`),
  refundedCards: cardUses('refunded', sql`-1`),
  expiredCards: cardUses('expired', sql`1`),
};
