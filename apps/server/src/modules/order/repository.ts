import { isProven } from '@ilaneer/domain/account/is-proven';
import { paise } from '@ilaneer/domain/money';
import type { CashOrders } from '@ilaneer/domain/order/cash-orders';
import { FINISHED } from '@ilaneer/domain/order/status';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  inArray,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderEvents, orderLines } from '../../db/schema/order/order-line.ts';
import { insertOfJsonRows, prepared, toJsonRows } from '../../db/statements.ts';
import type { PageWindow } from '../../http/lists/paging.ts';

export type OrderRow = Omit<typeof orders.$inferSelect, 'searchText'>;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type Order = OrderRow & {
  readonly lines: readonly OrderLineRow[];
  readonly events: readonly OrderEventRow[];
};

const lockShopperStatement = prepared((db) =>
  db
    .select({ email: users.email, emailVerified: users.emailVerified, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update')
    .prepare('shopper_lock'),
);

/** Of two requests for one cart, the second sees the first's order. Held until commit. */
export async function lockShopper(
  tx: Database,
  userId: string,
): Promise<{ email: string | null; mobile: string | null; isProven: boolean }> {
  const [row] = await lockShopperStatement(tx).execute({ userId });
  const { email = null, mobile = null } = row ?? {};
  return { email, mobile, isProven: row !== undefined && isProven(row) };
}

const orderByKeyStatement = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(
      and(eq(orders.userId, sql.placeholder('userId')), eq(orders.idempotencyKey, sql.placeholder('key'))),
    )
    .prepare('order_by_key'),
);

/** Pending orders and the units that they hold. */
export async function countUnpaid(
  tx: Database,
  userId: string,
): Promise<{ readonly orders: number; readonly units: number }> {
  const [held] = await tx
    .select({
      orders: countDistinct(orders.id),
      units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending')));
  return held ?? { orders: 0, units: 0 };
}

/** Open orders without `except`: cash due and units (CHECKOUT-26). */
export async function sumCashOrders(
  tx: Database,
  userId: string,
  { except = null }: { readonly except?: string | null } = {},
): Promise<CashOrders> {
  const [held] = await tx
    .select(cashColumns())
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpenCash(except)));
  return cashOf(held);
}

/** With open orders of other accounts to the unproven number; serialised per number until commit. */
export async function sumCashToNumber(
  tx: Database,
  {
    userId,
    phone,
    except,
  }: { readonly userId: string; readonly phone: string; readonly except: string | null },
): Promise<{ readonly own: CashOrders; readonly toNumber: CashOrders }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cash on delivery ${phone}`}, 0))`);
  const isProven = exists(
    tx
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, orders.userId), eq(users.mobile, phone))),
  );
  const isOwn = eq(orders.userId, userId);
  const goesToNumber = and(eq(sql`${orders.deliveryAddress} ->> 'phone'`, phone), not(isProven));
  const [held] = await tx
    .select({ own: cashColumns(isOwn), toNumber: cashColumns() })
    .from(orders)
    .where(and(or(isOwn, goesToNumber), isOpenCash(except)));
  return { own: cashOf(held?.own), toNumber: cashOf(held?.toNumber) };
}

function cashColumns(which: SQL = sql`true`) {
  const cash = sql`${orders.totalPaise} - ${orders.giftCardPaise} - ${orders.creditedPaise} + ${orders.cashRoundOffPaise}`;
  const units = sql`(select sum(${orderLines.quantity}) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  return {
    cash: sql<number>`coalesce(sum(${cash}) filter (where ${which}), 0)::float8`,
    units: sql<number>`coalesce(sum(${units}) filter (where ${which}), 0)::int`,
  };
}

function isOpenCash(except: string | null) {
  return and(
    except === null ? undefined : ne(orders.id, except),
    eq(orders.paymentMethod, 'cod'),
    eq(orders.paymentStatus, 'pending'),
    notInArray(orders.status, [...FINISHED]),
  );
}

function cashOf(held: { readonly cash: number; readonly units: number } | undefined): CashOrders {
  return { cash: paise(held?.cash ?? 0), units: held?.units ?? 0 };
}

export async function findOrderByKey(db: Database, userId: string, key: string): Promise<Order | null> {
  const rows = await orderByKeyStatement(db).execute({ userId, key });
  return (await withParts(db, rows))[0] ?? null;
}

/** Own order by id, number or idempotency key. */
export async function findOrder(db: Database, userId: string, name: string): Promise<Order | null> {
  const isIt = or(eq(orders.id, name), eq(orders.number, name), eq(orders.idempotencyKey, name));
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isIt));
  return (await withParts(db, rows))[0] ?? null;
}

const orderStatement = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order_by_id'),
);

export async function findOrderById(db: Database, id: string): Promise<Order | null> {
  const rows = await orderStatement(db).execute({ id });
  return (await withParts(db, rows))[0] ?? null;
}

export async function listOrdersById(db: Database, ids: readonly string[]): Promise<Order[]> {
  return withParts(
    db,
    await db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids])),
  );
}

export async function listOrders(db: Database, userId: string): Promise<Order[]> {
  return withParts(db, await ordersOf(db, userId, undefined));
}

/** Newest first; null: any status. */
export async function pageOrders(
  db: Database,
  userId: string,
  { status, limit, offset }: PageWindow & { readonly status: OrderRow['status'] | undefined },
): Promise<{ readonly orders: Order[]; readonly total: number }> {
  const isWanted = status === undefined ? undefined : eq(orders.status, status);
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), isWanted));
  const rows = await ordersOf(db, userId, isWanted).limit(limit).offset(offset);
  return { orders: await withParts(db, rows), total: counted?.total ?? 0 };
}

function ordersOf(db: Database, userId: string, isWanted: SQL | undefined) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isWanted))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .$dynamic();
}

const INSERT_ORDER = `
  with placed as (
    ${insertOfJsonRows(orders, '$1', { number: "'OD' || nextval('order_numbers')" })} returning number
  ), lines as (
    ${insertOfJsonRows(orderLines, '$2')}
  ), events as (
    ${insertOfJsonRows(orderEvents, '$3')}
  )
  select number from placed`;

export async function insertOrder(
  tx: Database,
  order: Omit<OrderRow, 'number'>,
  lines: readonly OrderLineRow[],
  event: OrderEventRow,
): Promise<Order> {
  const { rows } = await tx.$client.query<{ number: string }>({
    name: 'order_insert',
    text: INSERT_ORDER,
    values: [toJsonRows(orders, [order]), toJsonRows(orderLines, lines), toJsonRows(orderEvents, [event])],
  });
  const [placed] = rows;
  if (placed === undefined) throw new Error('the inserted order did not come back');
  return { ...order, number: placed.number, lines, events: [event] };
}

// The sub-select hides the array's length; otherwise PostgreSQL plans every call for it.
const IDS = sql`any((select ${sql.placeholder('ids')})::text[])`;

const linesStatement = prepared((db) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = ${IDS}`)
    .orderBy(asc(orderLines.position))
    .prepare('lines_of_orders'),
);

const eventsStatement = prepared((db) =>
  db
    .select()
    .from(orderEvents)
    .where(sql`${orderEvents.orderId} = ${IDS}`)
    .orderBy(asc(orderEvents.position))
    .prepare('events_of_orders'),
);

async function withParts(db: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await linesStatement(db).execute({ ids });
  const events = await eventsStatement(db).execute({ ids });
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const eventsOf = Map.groupBy(events, (event) => event.orderId);
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    events: eventsOf.get(row.id) ?? [],
  }));
}
