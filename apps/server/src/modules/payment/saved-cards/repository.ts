import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { gatewayCustomers, savedCards } from '../../../db/schema/order/payment.ts';

export type SavedCard = typeof savedCards.$inferSelect;

export function listSavedCards(db: Database, userId: string): Promise<SavedCard[]> {
  return db
    .select()
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.createdAt));
}

export async function findSavedCard(db: Database, userId: string, id: string): Promise<SavedCard | null> {
  const [card] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.userId, userId), eq(savedCards.id, id)));
  return card ?? null;
}

/** Deduplicates. */
export async function insertSavedCard(tx: Database, card: SavedCard): Promise<void> {
  await tx.insert(savedCards).values(card).onConflictDoNothing();
}

export async function deleteSavedCard(tx: Database, userId: string, id: string): Promise<void> {
  await tx.delete(savedCards).where(and(eq(savedCards.userId, userId), eq(savedCards.id, id)));
}

export async function deleteSavedCardsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.userId, userId));
}

export type GatewayCustomer = typeof gatewayCustomers.$inferSelect;

export async function findCustomerId(db: Database, userId: string, gateway: string): Promise<string | null> {
  const [customer] = await db
    .select({ customerId: gatewayCustomers.customerId })
    .from(gatewayCustomers)
    .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.gateway, gateway)));
  return customer?.customerId ?? null;
}

/** Also prevents deletion until commit. */
export async function holdCustomerId(tx: Database, userId: string, gateway: string): Promise<string | null> {
  const [customer] = await tx
    .select({ customerId: gatewayCustomers.customerId })
    .from(gatewayCustomers)
    .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.gateway, gateway)))
    .for('key share');
  return customer?.customerId ?? null;
}

/** Unless the shopper or the id is already mapped. */
export async function insertCustomer(db: Database, customer: GatewayCustomer): Promise<void> {
  await db.insert(gatewayCustomers).values(customer).onConflictDoNothing();
}

export function listCustomers(db: Database, userId: string): Promise<GatewayCustomer[]> {
  return db.select().from(gatewayCustomers).where(eq(gatewayCustomers.userId, userId));
}

export async function deleteCustomersOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(gatewayCustomers).where(eq(gatewayCustomers.userId, userId));
}
