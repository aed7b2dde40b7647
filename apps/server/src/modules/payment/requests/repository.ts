import type { Actor } from '@ilaneer/domain/actor/actor';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { storedActor } from '../../../db/schema/columns.ts';
import { paymentRequests } from '../../../db/schema/order/payment-request.ts';

export type PaymentRequest = typeof paymentRequests.$inferSelect;

export async function insertPaymentRequest(
  tx: Database,
  actor: Actor,
  request: Omit<PaymentRequest, 'state' | 'closedAt' | 'actorKind' | 'actorId'>,
): Promise<PaymentRequest> {
  const row = { ...request, state: 'open' as const, closedAt: null, ...storedActor(actor) };
  await tx.insert(paymentRequests).values(row);
  return row;
}

/** Open request or null. Lock the order to decide on it. */
export async function findOpenRequest(db: Database, orderId: string): Promise<PaymentRequest | null> {
  return (await listOpenRequests(db, [orderId]))[0] ?? null;
}

export async function findLatestRequest(db: Database, orderId: string): Promise<PaymentRequest | null> {
  const [row] = await db
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.orderId, orderId))
    .orderBy(desc(paymentRequests.createdAt))
    .limit(1);
  return row ?? null;
}

export function listOpenRequests(db: Database, orderIds: readonly string[]): Promise<PaymentRequest[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(paymentRequests)
    .where(and(inArray(paymentRequests.orderId, [...orderIds]), eq(paymentRequests.state, 'open')));
}

export async function findPaymentRequest(db: Database, id: string): Promise<PaymentRequest> {
  const [row] = await db.select().from(paymentRequests).where(eq(paymentRequests.id, id));
  if (row === undefined) throw new Error(`payment request ${id} is gone`);
  return row;
}

/** Paid or withdrawn. The order is locked. */
export async function closePaymentRequest(
  tx: Database,
  id: string,
  { state, at }: { readonly state: 'paid' | 'withdrawn'; readonly at: Date },
): Promise<void> {
  await tx.update(paymentRequests).set({ state, closedAt: at }).where(eq(paymentRequests.id, id));
}

/** With an expired request. */
export async function listOverdueRequests(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ orderId: paymentRequests.orderId })
    .from(paymentRequests)
    .where(and(eq(paymentRequests.state, 'open'), lte(paymentRequests.payableUntil, now)))
    .orderBy(asc(paymentRequests.payableUntil))
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}
