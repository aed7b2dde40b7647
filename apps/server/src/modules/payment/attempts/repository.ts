import { isOpen, PAYMENT_STATUSES } from '@ilaneer/domain/payment/payment-status';
import { and, asc, count, eq, inArray, lte, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { payments, paymentWebhooks, refunds } from '../../../db/schema/order/payment.ts';
import { paymentRequests } from '../../../db/schema/order/payment-request.ts';

export type Payment = typeof payments.$inferSelect;

export async function insertPayment(tx: Database, payment: Payment): Promise<void> {
  await tx.insert(payments).values(payment);
}

export async function findPaymentAt(
  db: Database,
  gateway: string,
  gatewayOrderId: string,
): Promise<Payment | null> {
  const isIt = and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId));
  const [payment] = await db.select().from(payments).where(isIt);
  return payment ?? null;
}

export async function findPayment(db: Database, id: string): Promise<Payment> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined) throw new Error(`payment ${id} is gone`);
  return payment;
}

/** The order is locked first. */
export async function lockPayment(tx: Database, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (payment === undefined) throw new Error(`payment ${id} is gone`);
  return payment;
}

export function listPayments(db: Database, orderIds: readonly string[]): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function updatePayment(
  tx: Database,
  id: string,
  changes: Partial<
    Pick<
      Payment,
      | 'status'
      | 'gatewayPaymentId'
      | 'amountPaise'
      | 'refundedPaise'
      | 'failureReason'
      | 'cardNetwork'
      | 'cardLast4'
      | 'updatedAt'
    >
  >,
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}

/** False if known. */
export async function noteWebhook(
  tx: Database,
  webhook: typeof paymentWebhooks.$inferSelect,
): Promise<boolean> {
  const noted = await tx
    .insert(paymentWebhooks)
    .values(webhook)
    .onConflictDoNothing()
    .returning({ eventId: paymentWebhooks.eventId });
  return noted.length === 1;
}

/** States in which a capture is still possible. */
const OPEN = PAYMENT_STATUSES.filter(isOpen);

/** Pending payments whose webhook may be lost. */
export function listUnheardPayments(
  db: Database,
  wanted: { readonly quietSince: Date; readonly gateways: readonly string[]; readonly limit: number },
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, OPEN),
        inArray(payments.gateway, [...wanted.gateways]),
        lte(payments.updatedAt, wanted.quietSince),
        isAwaited,
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(wanted.limit);
}

const isAwaited = sql`(exists (
  select 1 from ${orders} where ${orders.id} = ${payments.orderId} and ${orders.status} = 'pending'
) or exists (
  select 1 from ${paymentRequests} where ${paymentRequests.id} = ${payments.requestId} and ${paymentRequests.state} = 'open'
))`;

/** Expired unpaid orders, except with possible captures at other gateways. */
export async function listOverdueOrders(
  db: Database,
  wanted: { readonly now: Date; readonly gateways: readonly string[]; readonly limit: number },
): Promise<string[]> {
  const mayBePaidElsewhere = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orders.id),
        inArray(payments.status, OPEN),
        notInArray(payments.gateway, [...wanted.gateways]),
      ),
    );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.status, 'pending'), lte(orders.payableUntil, wanted.now), notExists(mayBePaidElsewhere)),
    )
    .orderBy(asc(orders.payableUntil))
    .limit(wanted.limit);
  return rows.map(({ id }) => id);
}

/** Of gateways other than these. */
export async function countStranded(
  db: Database,
  gateways: readonly string[],
): Promise<{ readonly payments: number; readonly refunds: number }> {
  const isElsewhere = notInArray(payments.gateway, [...gateways]);
  const [open] = await db
    .select({ count: count() })
    .from(payments)
    .where(and(inArray(payments.status, OPEN), isElsewhere, isAwaited));
  const [unsent] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'requested'), isElsewhere));
  return { payments: open?.count ?? 0, refunds: unsent?.count ?? 0 };
}
