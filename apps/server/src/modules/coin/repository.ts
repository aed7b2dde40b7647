import { isProven } from '@ilaneer/domain/account/is-proven';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { coinsEntry } from '@ilaneer/domain/journal/promise-entries';
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { coinEntries, coinLots } from '../../db/schema/balance/coin.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { prepared } from '../../db/statements.ts';
import { postEntry } from '../journal/journal.ts';

export type CoinOrder = { readonly id: string; readonly userId: string };
export type CoinLotRow = typeof coinLots.$inferSelect;
export type CoinEntryRow = typeof coinEntries.$inferSelect;
export type CoinReader = { readonly userId: string; readonly name: string; readonly email: string };
export type NewCoinEntry = Omit<CoinEntryRow, 'position' | 'actorKind' | 'actorId'>;
export type CoinEvent = Pick<CoinEntryRow, 'position' | 'kind' | 'coins' | 'orderId' | 'happenedAt'> & {
  readonly orderNumber: string | null;
};

const lotsStatement = prepared((db) =>
  db
    .select()
    .from(coinLots)
    .where(and(eq(coinLots.userId, sql.placeholder('userId')), gt(coinLots.remaining, 0)))
    .orderBy(asc(coinLots.expiresAt), asc(coinLots.id))
    .prepare('coin_lots_left'),
);

export function listLots(db: Database, userId: string): Promise<CoinLotRow[]> {
  return lotsStatement(db).execute({ userId });
}

/** In a fixed order, against deadlocks. */
export function lockLots(tx: Database, userId: string): Promise<CoinLotRow[]> {
  return tx
    .select()
    .from(coinLots)
    .where(eq(coinLots.userId, userId))
    .orderBy(asc(coinLots.id))
    .for('no key update');
}

/** Expired with a rest, limited. */
export function lockDueLots(tx: Database, at: Date, most: number): Promise<CoinLotRow[]> {
  return tx
    .select()
    .from(coinLots)
    .where(and(gt(coinLots.remaining, 0), lte(coinLots.expiresAt, at)))
    .orderBy(asc(coinLots.id))
    .limit(most)
    .for('no key update');
}

/** Expiring in a period, not notified (COIN-15). */
export async function listReadersOfExpiry(
  db: Database,
  { after, until }: { readonly after: Date; readonly until: Date },
  most: number,
): Promise<CoinReader[]> {
  const rows = await db
    .selectDistinct({ userId: users.id, name: users.name, email: users.email })
    .from(coinLots)
    .innerJoin(users, eq(users.id, coinLots.userId))
    .where(
      and(
        gt(coinLots.remaining, 0),
        gt(coinLots.expiresAt, after),
        lte(coinLots.expiresAt, until),
        isNull(coinLots.expiryToldAt),
        eq(users.emailVerified, true),
        isNull(users.deletedAt),
      ),
    )
    .limit(most);
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}

export async function markExpiryNotified(tx: Database, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(coinLots)
    .set({ expiryToldAt: at })
    .where(inArray(coinLots.id, [...ids]));
}

/** Empty until its first entry. */
export async function insertLot(
  tx: Database,
  lot: Omit<CoinLotRow, 'remaining' | 'reversed' | 'expiryToldAt'>,
): Promise<void> {
  await tx.insert(coinLots).values({ ...lot, remaining: 0, reversed: 0 });
}

export async function updateLot(
  tx: Database,
  id: string,
  changes: Partial<Pick<CoinLotRow, 'reversed' | 'expiresAt'>>,
): Promise<void> {
  // The expiry changed: notify again.
  const untold = changes.expiresAt === undefined ? {} : { expiryToldAt: null };
  await tx
    .update(coinLots)
    .set({ ...changes, ...untold })
    .where(eq(coinLots.id, id));
}

/** Entries, lot balances and journal: the only way to change coins. */
export async function writeEntries(
  tx: Database,
  actor: Actor,
  entries: readonly NewCoinEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const written = await tx
    .insert(coinEntries)
    .values(entries.map((entry) => ({ ...entry, ...storedActor(actor) })))
    .returning();
  const lotIds = [...new Set(entries.map(({ lotId }) => lotId))];
  for (const lotId of lotIds) {
    const change = entries.reduce((sum, entry) => sum + (entry.lotId === lotId ? entry.coins : 0), 0);
    await tx
      .update(coinLots)
      .set({ remaining: sql`${coinLots.remaining} + ${change}` })
      .where(eq(coinLots.id, lotId));
  }
  for (const [first, ...others] of Map.groupBy(written, ({ kind }) => kind).values()) {
    if (first === undefined) continue;
    const coins = others.reduce((sum, entry) => sum + entry.coins, first.coins);
    await postEntry(tx, coinsEntry({ ...first, coins }));
  }
}

export function listOrderRefunds(tx: Database, orderId: string): Promise<CoinEntryRow[]> {
  return tx
    .select()
    .from(coinEntries)
    .where(and(eq(coinEntries.orderId, orderId), eq(coinEntries.kind, 'refunded')));
}

export function listOrderUses(tx: Database, orderId: string): Promise<CoinEntryRow[]> {
  return tx
    .select()
    .from(coinEntries)
    .where(and(eq(coinEntries.orderId, orderId), inArray(coinEntries.kind, ['spent', 'returned'])))
    .orderBy(asc(coinEntries.position));
}

export async function listEvents(db: Database, userId: string): Promise<CoinEvent[]> {
  const position = sql<number>`max(${coinEntries.position})`.mapWith(Number);
  return db
    .select({
      position,
      kind: coinEntries.kind,
      coins: sql<number>`sum(${coinEntries.coins})`.mapWith(Number),
      orderId: coinEntries.orderId,
      orderNumber: orders.number,
      happenedAt: coinEntries.happenedAt,
    })
    .from(coinEntries)
    .leftJoin(orders, eq(orders.id, coinEntries.orderId))
    .where(eq(coinEntries.userId, userId))
    .groupBy(coinEntries.kind, coinEntries.orderId, coinEntries.turn, coinEntries.happenedAt, orders.number)
    .orderBy(desc(position));
}

/** Unknown accounts count as deleted. `locked`: until the end of the transaction. */
export async function findCoinOwner(
  db: Database,
  userId: string,
  how: 'read' | 'locked' = 'read',
): Promise<{ readonly isDeleted: boolean; readonly isProven: boolean }> {
  const found = db
    .select({ emailVerified: users.emailVerified, mobile: users.mobile, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId));
  const [row] = await (how === 'locked' ? found.for('no key update') : found);
  return {
    isDeleted: row === undefined || row.deletedAt !== null,
    isProven: row !== undefined && isProven(row),
  };
}
