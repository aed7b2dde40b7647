import { paise } from '@ilaneer/domain/money';
import type { RefundCause } from '@ilaneer/domain/payment/refund-status';
import type { Advance, AdvanceRefund } from '@ilaneer/domain/tax-document/voucher';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** Never an advance: the whole payment is sent back at once. */
const SENT_BACK: readonly RefundCause[] = ['paid too late', 'paid twice', 'other amount', 'change withdrawn'];

/** Payments of an order before its invoice, as posted. */
export async function listAdvancePayments(tx: Database, orderId: string): Promise<Advance[]> {
  const { rows } = await tx.execute<{
    kind: string;
    sourceId: string;
    receivedAt: string | Date;
    amount: string;
    reference: string | null;
  }>(sql`
    select e.kind, e.source_id as "sourceId", e.happened_at as "receivedAt", l.amount_paise as amount,
      p.gateway_payment_id as reference
    from journal_lines l
      join journal_entries e on e.id = l.entry_id
      left join payments p on p.id = e.source_id
    where l.order_id = ${orderId} and l.account = 'customer-advances' and l.side = 'credit'
      and e.kind in ('payment captured', 'payment accepted')
      and not exists (
        select 1 from refunds r
        where r.payment_id = e.source_id and r.cause = any(${sql.param([...SENT_BACK])}::text[]))
    order by e.id`);
  return rows.map(({ kind, sourceId, receivedAt, amount, reference }) => ({
    sourceId,
    payment: {
      kind: kind === 'payment accepted' ? 'accepted' : 'online',
      receivedAt: new Date(receivedAt).toISOString(),
      reference,
    },
    amount: paise(Number(amount)),
  }));
}

/** Refunds of a cancelled order's payments. */
export async function listAdvanceRefunds(tx: Database, orderId: string): Promise<AdvanceRefund[]> {
  const { rows } = await tx.execute<{
    sourceId: string;
    paymentId: string;
    amount: string;
    before: string;
  }>(sql`
    select r.id as "sourceId", r.payment_id as "paymentId", r.amount_paise as amount,
      (select coalesce(sum(b.amount_paise), 0) from refunds b
        where b.payment_id = r.payment_id and b.id <> r.id and b.requested_at <= r.requested_at) as before
    from refunds r
    where r.order_id = ${orderId} and r.cause = 'order cancelled'
    order by r.requested_at, r.id`);
  return rows.map(({ sourceId, paymentId, amount, before }) => ({
    sourceId,
    paymentId,
    amount: paise(Number(amount)),
    refundedBefore: paise(Number(before)),
  }));
}
