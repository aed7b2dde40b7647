import { type Actor, actorId, type StaffActor } from '@ilaneer/domain/actor/actor';
import type { GiftCard } from '@ilaneer/domain/gift-card/gift-card';
import { paise } from '@ilaneer/domain/money';
import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { giftCardEntries, giftCards } from '../../db/schema/balance/gift-card.ts';
import { storedActor } from '../../db/schema/columns.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;
/** What an order took from a card or gave back. */
export type GiftCardEntryRow = typeof giftCardEntries.$inferSelect;

export async function insertGiftCard(tx: Database, card: GiftCardRow): Promise<void> {
  await tx.insert(giftCards).values(card);
}

/** The card with a code's hash. */
export async function findGiftCard(db: Database, codeHash: string): Promise<GiftCardRow | null> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.codeHash, codeHash));
  return card ?? null;
}

/** Locks the card with a code's hash until the transaction ends, so that each order sees what others left on it. */
export async function lockGiftCard(tx: Database, codeHash: string): Promise<GiftCardRow | null> {
  const [card] = await tx
    .select()
    .from(giftCards)
    .where(eq(giftCards.codeHash, codeHash))
    .for('no key update');
  return card ?? null;
}

/** Locks the card that paid for an order; replies with it and with how much of the order it pays, in paise. */
export async function lockCardOfOrder(
  tx: Database,
  orderId: string,
): Promise<{ card: GiftCardRow; paid: number } | null> {
  const [entry] = await tx
    .select({ giftCardId: giftCardEntries.giftCardId })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.orderId, orderId))
    .limit(1);
  if (entry === undefined) return null;
  const [card] = await tx
    .select()
    .from(giftCards)
    .where(eq(giftCards.id, entry.giftCardId))
    .for('no key update');
  if (card === undefined) throw new Error(`the gift card of order ${orderId} is gone`);
  const [sum] = await tx
    .select({ paid: sql<string>`sum(${giftCardEntries.amountPaise})`.mapWith(Number) })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.orderId, orderId));
  return { card, paid: sum?.paid ?? 0 };
}

/** Moves money between a locked card and an order: the balance, and the entry of the ledger. */
export async function writeGiftCardEntry(
  tx: Database,
  actor: Actor,
  entry: Omit<GiftCardEntryRow, 'id' | 'actorKind' | 'actorId'>,
  expiresAt?: Date,
): Promise<void> {
  await tx
    .update(giftCards)
    .set({
      balancePaise: sql`${giftCards.balancePaise} - ${entry.amountPaise}`,
      ...(expiresAt !== undefined && { expiresAt }),
    })
    .where(eq(giftCards.id, entry.giftCardId));
  await tx.insert(giftCardEntries).values({ ...entry, ...storedActor(actor) });
}

/** Cards by id or by the last four letters of their code, newest first. */
export function findGiftCardsNamed(db: Database, idOrLast4: string): Promise<GiftCardRow[]> {
  return db
    .select()
    .from(giftCards)
    .where(or(eq(giftCards.id, idOrLast4), eq(giftCards.last4, idOrLast4.toUpperCase())))
    .orderBy(sql`${giftCards.createdAt} desc`);
}

/** Stops a card: it pays no more. Who stopped it first stays. Replies with it as it is then. */
export async function stopGiftCardRow(tx: Database, actor: StaffActor, id: string): Promise<GiftCardRow> {
  const [card] = await tx
    .update(giftCards)
    .set({
      active: false,
      stoppedByKind: sql`coalesce(${giftCards.stoppedByKind}, ${actor.kind})`,
      stoppedById: sql`coalesce(${giftCards.stoppedById}, ${actorId(actor)})`,
    })
    .where(eq(giftCards.id, id))
    .returning();
  if (card === undefined) throw new Error(`gift card ${id} is gone`);
  return card;
}

/** A stored card as the rules read it. */
export function toGiftCard({ balancePaise, expiresAt, active }: GiftCardRow): GiftCard {
  return { balance: paise(balancePaise), expiresAt, active };
}
