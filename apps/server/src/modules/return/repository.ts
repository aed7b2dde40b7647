import type { ReturnRemedy } from '@ilaneer/domain/return/payout';
import type { ReturnState } from '@ilaneer/domain/return/return-life';
import type { ReturnReason } from '@ilaneer/domain/return/return-reason';
import { and, asc, eq, inArray, isNull, like, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';
import { returnLines, returnPhotos, returns } from '../../db/schema/order/return.ts';
import { holding } from '../../db/text-search.ts';

type ReturnRow = typeof returns.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;
export type OrderReturn = ReturnRow & { readonly lines: readonly ReturnLineRow[] };

export type ReturnChanges = Partial<
  Pick<
    ReturnRow,
    | 'approvedAt'
    | 'refundDueAt'
    | 'refusedAt'
    | 'refusalReason'
    | 'pickedUpAt'
    | 'receivedAt'
    | 'refundedAt'
    | 'refundPosition'
    | 'refundPaise'
    | 'roundOffPaise'
    | 'creditedPaise'
    | 'refundCoins'
    | 'refundReference'
    | 'refundedByKind'
    | 'refundedById'
    | 'exchangeOrderId'
    | 'exchangePaise'
  >
>;

export async function listReturns(db: Database, orderIds: readonly string[]): Promise<OrderReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.orderId), asc(returns.number));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position));
  const linesOf = Map.groupBy(lines, (line) => line.returnId);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }));
}

export async function insertReturn(tx: Database, { lines, ...row }: OrderReturn): Promise<void> {
  await tx.insert(returns).values(row);
  await tx.insert(returnLines).values([...lines]);
}

export async function updateReturn(
  tx: Database,
  id: string,
  changes: ReturnChanges & { readonly state: ReturnState },
): Promise<void> {
  await tx.update(returns).set(changes).where(eq(returns.id, id));
}

export async function markRestocked(
  tx: Database,
  returnId: string,
  lines: readonly { readonly position: number; readonly restocked: number }[],
): Promise<void> {
  for (const { position, restocked } of lines) {
    await tx
      .update(returnLines)
      .set({ restockedUnits: restocked })
      .where(and(eq(returnLines.returnId, returnId), eq(returnLines.position, position)));
  }
}

export async function findReturnById(db: Database, id: string): Promise<OrderReturn | null> {
  const [row] = await db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  if (row === undefined) return null;
  return (await listReturns(db, [row.orderId])).find((one) => one.id === id) ?? null;
}

export type ListedReturn = {
  readonly id: string;
  readonly number: number;
  readonly state: ReturnState;
  readonly requestedAt: Date;
  readonly refundDueAt: Date | null;
  readonly refundedAt: Date | null;
  readonly remedy: ReturnRemedy;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly customerName: string;
  readonly units: number;
  readonly reasons: readonly ReturnReason[];
  readonly photos: number;
};

/** All words in the order's search text. */
export type ReturnFilter = {
  readonly state: ReturnState | null;
  readonly words: readonly string[];
  readonly lateAt: Date | null;
};

function conditionsOf({ state, words, lateAt }: ReturnFilter): (SQL | undefined)[] {
  const held = words.map((word) => like(orders.searchText, holding(word)));
  // By the orders' index first.
  const found = sql`${returns.orderId} = any(array(select ${orders.id} from ${orders} where ${and(...held)}))`;
  return [
    state === null ? undefined : eq(returns.state, state),
    words.length === 0 ? undefined : found,
    lateAt === null ? undefined : and(isNull(returns.refundedAt), lte(returns.refundDueAt, lateAt)),
  ];
}

/** Oldest first, keyset. */
export async function listReturnsForStaff(
  db: Database,
  {
    filter,
    after,
    limit,
  }: {
    readonly filter: ReturnFilter;
    readonly after: { readonly requestedAt: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<ListedReturn[]> {
  return db
    .select({
      id: returns.id,
      number: returns.number,
      state: returns.state,
      requestedAt: returns.requestedAt,
      refundDueAt: returns.refundDueAt,
      refundedAt: returns.refundedAt,
      remedy: returns.remedy,
      orderId: orders.id,
      orderNumber: orders.number,
      customerName: sql<string>`${orders.deliveryAddress} ->> 'fullName'`,
      units: sql<number>`(select sum(l.quantity)::int from ${returnLines} l where l.return_id = ${returns.id})`,
      reasons: sql<
        ReturnReason[]
      >`(select json_agg(distinct l.reason) from ${returnLines} l where l.return_id = ${returns.id})`,
      photos: sql<number>`(select count(*)::int from ${returnPhotos} p where p.return_id = ${returns.id})`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(
      and(
        ...conditionsOf(filter),
        after === null
          ? undefined
          : sql`(${returns.requestedAt}, ${returns.id}) > (${after.requestedAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(asc(returns.requestedAt), asc(returns.id))
    .limit(limit);
}

export function countReturnsForStaff(db: Database, filter: ReturnFilter, most: number): Promise<number> {
  const found = db
    .select({ id: returns.id })
    .from(returns)
    .where(and(...conditionsOf(filter)))
    .limit(most)
    .as('found');
  return db.$count(found);
}

/** Products other than perishables. */
export async function findResaleable(db: Database, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), eq(products.returnable, true)));
  return new Set(rows.map(({ id }) => id));
}
