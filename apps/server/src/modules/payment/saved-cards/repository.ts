import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { gatewayCustomers, savedCards } from '../../../db/schema/order/payment.ts';

export type SavedCard = typeof savedCards.$inferSelect;

/** A shopper's cards, newest first. */
export function listSavedCards(db: Database, userId: string): Promise<SavedCard[]> {
  return db
    .select()
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.createdAt));
}

/** One card of this shopper; another's is not found. */
export async function findSavedCard(db: Database, userId: string, id: string): Promise<SavedCard | null> {
  const [card] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.userId, userId), eq(savedCards.id, id)));
  return card ?? null;
}

/** Saves a card; the same card twice is one. */
export async function insertSavedCard(tx: Database, card: SavedCard): Promise<void> {
  await tx.insert(savedCards).values(card).onConflictDoNothing();
}

export async function deleteSavedCard(tx: Database, userId: string, id: string): Promise<void> {
  await tx.delete(savedCards).where(and(eq(savedCards.userId, userId), eq(savedCards.id, id)));
}

export async function deleteSavedCardsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.userId, userId));
}

/** A shopper as a gateway names them. */
export type GatewayCustomer = typeof gatewayCustomers.$inferSelect;

/** What a gateway calls a shopper; null when it does not know them. */
export async function findCustomerId(db: Database, userId: string, gateway: string): Promise<string | null> {
  const [customer] = await db
    .select({ customerId: gatewayCustomers.customerId })
    .from(gatewayCustomers)
    .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.gateway, gateway)));
  return customer?.customerId ?? null;
}

/** As `findCustomerId`, and keeps the shopper from being forgotten until the transaction ends. */
export async function holdCustomerId(tx: Database, userId: string, gateway: string): Promise<string | null> {
  const [customer] = await tx
    .select({ customerId: gatewayCustomers.customerId })
    .from(gatewayCustomers)
    .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.gateway, gateway)))
    .for('key share');
  return customer?.customerId ?? null;
}

/** Notes a customer, unless the shopper has one already or this one is another shopper's. */
export async function insertCustomer(db: Database, customer: GatewayCustomer): Promise<void> {
  await db.insert(gatewayCustomers).values(customer).onConflictDoNothing();
}

export function listCustomers(db: Database, userId: string): Promise<GatewayCustomer[]> {
  return db.select().from(gatewayCustomers).where(eq(gatewayCustomers.userId, userId));
}

export async function deleteCustomersOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(gatewayCustomers).where(eq(gatewayCustomers.userId, userId));
}
