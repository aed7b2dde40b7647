import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { savedCards } from '../../../db/schema/payment.ts';

/** A card that a shopper saved. */
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

/** Removes a card of this shopper. */
export async function deleteSavedCard(tx: Database, userId: string, id: string): Promise<void> {
  await tx.delete(savedCards).where(and(eq(savedCards.userId, userId), eq(savedCards.id, id)));
}

/** Removes every card of a shopper. */
export async function deleteSavedCardsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.userId, userId));
}
