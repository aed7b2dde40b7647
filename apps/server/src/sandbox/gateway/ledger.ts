import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  sandboxGatewayCards,
  sandboxGatewayOrders,
  sandboxGatewayPayments,
  sandboxGatewayRefunds,
} from '../../db/schema/order/sandbox-gateway.ts';

export type SandboxOrder = typeof sandboxGatewayOrders.$inferSelect;
export type SandboxPayment = typeof sandboxGatewayPayments.$inferSelect;
export type SandboxCard = Pick<
  typeof sandboxGatewayCards.$inferSelect,
  'token' | 'network' | 'last4' | 'expiry'
>;

export async function insertSandboxOrder(db: Database, order: SandboxOrder): Promise<void> {
  await db.insert(sandboxGatewayOrders).values(order);
}

export async function lockSandboxOrder(tx: Database, id: string): Promise<SandboxOrder | null> {
  const [order] = await tx
    .select()
    .from(sandboxGatewayOrders)
    .where(eq(sandboxGatewayOrders.id, id))
    .for('update');
  return order ?? null;
}

export async function findSandboxOrder(db: Database, id: string): Promise<SandboxOrder | null> {
  const [order] = await db.select().from(sandboxGatewayOrders).where(eq(sandboxGatewayOrders.id, id));
  return order ?? null;
}

export function listSandboxPayments(db: Database, orderId: string): Promise<SandboxPayment[]> {
  return db
    .select()
    .from(sandboxGatewayPayments)
    .where(eq(sandboxGatewayPayments.orderId, orderId))
    .orderBy(asc(sandboxGatewayPayments.createdAt), asc(sandboxGatewayPayments.id));
}

export async function insertSandboxPayment(db: Database, payment: SandboxPayment): Promise<void> {
  await db.insert(sandboxGatewayPayments).values(payment);
}

/** Idempotent by token. */
export async function insertSandboxCard(db: Database, card: SandboxCard): Promise<void> {
  await db
    .insert(sandboxGatewayCards)
    .values({ ...card, deletedAt: null })
    .onConflictDoNothing();
}

export async function findSandboxCard(db: Database, token: string): Promise<SandboxCard | null> {
  const [card] = await db
    .select()
    .from(sandboxGatewayCards)
    .where(and(eq(sandboxGatewayCards.token, token), isNull(sandboxGatewayCards.deletedAt)));
  return card ?? null;
}

export function listSandboxCards(db: Database, tokens: readonly string[]): Promise<SandboxCard[]> {
  return db
    .select()
    .from(sandboxGatewayCards)
    .where(and(inArray(sandboxGatewayCards.token, [...tokens]), isNull(sandboxGatewayCards.deletedAt)));
}

export async function deleteSandboxCard(db: Database, token: string, at: Date): Promise<void> {
  await db.update(sandboxGatewayCards).set({ deletedAt: at }).where(eq(sandboxGatewayCards.token, token));
}

/** Idempotent per request; returns the refund's id. */
export async function insertSandboxRefund(
  db: Database,
  refund: typeof sandboxGatewayRefunds.$inferSelect,
): Promise<string> {
  await db.insert(sandboxGatewayRefunds).values(refund).onConflictDoNothing();
  const [written] = await db
    .select({ id: sandboxGatewayRefunds.id })
    .from(sandboxGatewayRefunds)
    .where(eq(sandboxGatewayRefunds.requestId, refund.requestId));
  if (written === undefined) throw new Error('the refund was not written');
  return written.id;
}
