import type { GiftCardState } from '@ilaneer/domain/gift-card/new-gift-card';
import { and, asc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { giftCardEntries, giftCards } from '../../db/schema/balance/gift-card.ts';
import { orders } from '../../db/schema/order/order.ts';
import type { GiftCardRow } from './repository.ts';

type GiftCardFilter = {
  readonly state: GiftCardState | null;
  /** Last four characters or id; empty for all. */
  readonly search: string;
  readonly now: Date;
};

/** Newest first. */
export function listGiftCards(
  db: Database,
  wanted: {
    readonly filter: GiftCardFilter;
    readonly after: { readonly createdAt: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<GiftCardRow[]> {
  const { filter, after, limit } = wanted;
  const isAfter =
    after === null
      ? undefined
      : sql`(${giftCards.createdAt}, ${giftCards.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
  return db
    .select()
    .from(giftCards)
    .where(and(...conditionsOf(filter), isAfter))
    .orderBy(sql`${giftCards.createdAt} desc`, sql`${giftCards.id} desc`)
    .limit(limit);
}

/** Up to `most`. */
export function countGiftCards(db: Database, filter: GiftCardFilter, most: number): Promise<number> {
  const found = db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(...conditionsOf(filter)))
    .limit(most)
    .as('found');
  return db.$count(found);
}

/** Of all cards, by id: for the report. */
export function giftCardsAfter(db: Database, after: string, limit: number): Promise<GiftCardRow[]> {
  return db.select().from(giftCards).where(gt(giftCards.id, after)).orderBy(asc(giftCards.id)).limit(limit);
}

export function countAllGiftCards(db: Database): Promise<number> {
  return db.$count(giftCards);
}

export async function findGiftCardById(db: Database, id: string): Promise<GiftCardRow | null> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id));
  return card ?? null;
}

export async function lockGiftCardById(tx: Database, id: string): Promise<GiftCardRow | null> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('no key update');
  return card ?? null;
}

export function listEntriesOf(db: Database, giftCardId: string) {
  return db
    .select({
      id: giftCardEntries.id,
      kind: giftCardEntries.kind,
      amountPaise: giftCardEntries.amountPaise,
      orderId: giftCardEntries.orderId,
      orderNumber: orders.number,
      happenedAt: giftCardEntries.happenedAt,
    })
    .from(giftCardEntries)
    .leftJoin(orders, eq(orders.id, giftCardEntries.orderId))
    .where(eq(giftCardEntries.giftCardId, giftCardId))
    .orderBy(asc(giftCardEntries.id));
}

function conditionsOf({ state, search, now }: GiftCardFilter): (SQL | undefined)[] {
  return [
    search === ''
      ? undefined
      : or(eq(giftCards.last4, search.toUpperCase().slice(-4)), eq(giftCards.id, search)),
    state === null ? undefined : stateCondition(state, now),
  ];
}

function stateCondition(state: GiftCardState, now: Date): SQL | undefined {
  const stands = and(eq(giftCards.active, true), gt(giftCards.expiresAt, now));
  switch (state) {
    case 'blocked':
      return eq(giftCards.active, false);
    case 'expired':
      return and(eq(giftCards.active, true), lte(giftCards.expiresAt, now));
    case 'active':
      return and(stands, gt(giftCards.balancePaise, 0));
    case 'used up':
      return and(stands, eq(giftCards.balancePaise, 0));
  }
}
