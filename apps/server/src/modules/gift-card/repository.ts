import { type Actor, actorId, type StaffActor } from '@ilaneer/domain/actor/actor';
import type { GiftCard, GiftCardUseKind } from '@ilaneer/domain/gift-card/gift-card';
import {
  type GiftCardPayer,
  giftCardEntry,
  giftCardExpiredEntry,
  giftCardIssuedEntry,
} from '@ilaneer/domain/journal/promise-entries';
import { paise } from '@ilaneer/domain/money';
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { giftCardEntries, giftCards } from '../../db/schema/balance/gift-card.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { isHashedWith } from '../../db/sealed-rows.ts';
import { customerAccountOf, postEntry } from '../journal/journal.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;
/** Paise; positive leaves the card. */
type GiftCardUse = {
  readonly giftCardId: string;
  readonly orderId: string;
  readonly kind: GiftCardUseKind;
  readonly amountPaise: number;
  readonly happenedAt: Date;
};

/** False: there is a card with this id. */
export async function insertGiftCard(
  tx: Database,
  card: GiftCardRow,
  paidBy: GiftCardPayer,
): Promise<boolean> {
  const made = await tx
    .insert(giftCards)
    .values(card)
    .onConflictDoNothing({ target: giftCards.id })
    .returning({ id: giftCards.id });
  if (made.length === 0) return false;
  const { id, initialPaise, createdAt: happenedAt } = card;
  await postEntry(tx, giftCardIssuedEntry({ id, worth: paise(initialPaise), paidBy, happenedAt }));
  return true;
}

export async function findGiftCard(db: Database, codeHashes: readonly string[]): Promise<GiftCardRow | null> {
  const [card] = await db
    .select()
    .from(giftCards)
    .where(inArray(giftCards.codeHash, [...codeHashes]));
  return card ?? null;
}

export async function lockGiftCard(tx: Database, codeHashes: readonly string[]): Promise<GiftCardRow | null> {
  const [card] = await tx
    .select()
    .from(giftCards)
    .where(inArray(giftCards.codeHash, [...codeHashes]))
    .for('no key update');
  return card ?? null;
}

/** `paid`: its share of the order, paise. */
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

export async function writeGiftCardEntry(
  tx: Database,
  actor: Actor,
  entry: GiftCardUse,
  expiresAt?: Date,
): Promise<void> {
  await tx
    .update(giftCards)
    .set({
      balancePaise: sql`${giftCards.balancePaise} - ${entry.amountPaise}`,
      ...(expiresAt !== undefined && { expiresAt, expiryToldAt: null }),
    })
    .where(eq(giftCards.id, entry.giftCardId));
  const [written] = await tx
    .insert(giftCardEntries)
    .values({ ...entry, ...storedActor(actor) })
    .returning({ id: giftCardEntries.id });
  if (written === undefined) throw new Error('the entry of a gift card did not come back');
  const { kind, orderId, amountPaise, happenedAt } = entry;
  // Held for placed orders, which are not invoiced yet.
  const customer = kind === 'held' ? 'customer-advances' : await customerAccountOf(tx, orderId);
  await postEntry(
    tx,
    giftCardEntry({ id: written.id, kind, orderId, customer, amount: paise(amountPaise), happenedAt }),
  );
}

export function lockEndedCards(tx: Database, at: Date, most: number): Promise<GiftCardRow[]> {
  return tx
    .select()
    .from(giftCards)
    .where(and(gt(giftCards.balancePaise, paise(0)), lte(giftCards.expiresAt, at)))
    .orderBy(giftCards.id)
    .limit(most)
    .for('no key update', { skipLocked: true });
}

export async function writeOffCard(
  tx: Database,
  actor: Actor,
  { id: giftCardId, balancePaise }: GiftCardRow,
  at: Date,
): Promise<void> {
  await tx.update(giftCards).set({ balancePaise: 0 }).where(eq(giftCards.id, giftCardId));
  const entry = {
    giftCardId,
    orderId: null,
    kind: 'expired',
    amountPaise: balancePaise,
    happenedAt: at,
  } as const;
  const [written] = await tx
    .insert(giftCardEntries)
    .values({ ...entry, ...storedActor(actor) })
    .returning({ id: giftCardEntries.id });
  if (written === undefined) throw new Error('the entry of a gift card did not come back');
  await postEntry(tx, giftCardExpiredEntry({ id: written.id, left: paise(balancePaise), happenedAt: at }));
}

/** Expiring in a period, not notified (GIFT-CARD-12). */
export function lockEndingCards(
  tx: Database,
  { after, until }: { readonly after: Date; readonly until: Date },
  most: number,
): Promise<GiftCardRow[]> {
  return tx
    .select()
    .from(giftCards)
    .where(
      and(
        gt(giftCards.balancePaise, paise(0)),
        gt(giftCards.expiresAt, after),
        lte(giftCards.expiresAt, until),
        isNull(giftCards.expiryToldAt),
        eq(giftCards.active, true),
      ),
    )
    .orderBy(giftCards.id)
    .limit(most)
    .for('no key update', { skipLocked: true });
}

export async function findLastPayer(
  tx: Database,
  giftCardId: string,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const [payer] = await tx
    .select({
      name: users.name,
      email: users.email,
      isReached: sql<boolean>`${users.emailVerified} and ${users.deletedAt} is null`,
    })
    .from(giftCardEntries)
    .innerJoin(orders, eq(orders.id, giftCardEntries.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(giftCardEntries.giftCardId, giftCardId), eq(giftCardEntries.kind, 'held')))
    .orderBy(desc(giftCardEntries.id))
    .limit(1);
  return payer === undefined || payer.email === null || !payer.isReached
    ? null
    : { name: payer.name, email: payer.email };
}

export async function markExpiryNotified(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(giftCards).set({ expiryToldAt: at }).where(eq(giftCards.id, id));
}

export function findGiftCardsNamed(db: Database, idOrLast4: string): Promise<GiftCardRow[]> {
  return db
    .select()
    .from(giftCards)
    .where(or(eq(giftCards.id, idOrLast4), eq(giftCards.last4, idOrLast4.toUpperCase())))
    .orderBy(sql`${giftCards.createdAt} desc`);
}

/** The first blocker is kept. */
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

export function toGiftCard({ balancePaise, expiresAt, active }: GiftCardRow): GiftCard {
  return { balance: paise(balancePaise), expiresAt, active };
}

/** With a balance, findable by this key only. */
export function countCardsKnownBy(db: Database, mark: string): Promise<number> {
  return db.$count(giftCards, and(gt(giftCards.balancePaise, 0), isHashedWith(giftCards.codeHash, mark)));
}
