import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { payments } from '../../db/schema/order/payment.ts';
import { prepared } from '../../db/statements.ts';
import {
  findOrderById,
  type Order,
  type OrderRow,
  type TaxAtPlace,
  writeLineTaxes,
} from '../../modules/order/order.ts';

const openedOrderStatement = prepared((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        eq(orders.awaitsPlaceOrder, true),
        sql`${orders.status} = any(${sql.placeholder('statuses')})`,
        sql`${orders.paymentStatus} = any(${sql.placeholder('paymentStatuses')})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
    .prepare('opened_order'),
);

export function findOpenedOrder(db: Database, userId: string): Promise<Order | null> {
  return newestOpened(db, userId, {
    statuses: ['pending', 'placed'],
    paymentStatuses: ['pending', 'completed'],
  });
}

/** Unpaid; at most one per shopper. */
export function findPayableOpened(db: Database, userId: string): Promise<Order | null> {
  return newestOpened(db, userId, { statuses: ['pending'], paymentStatuses: ['pending'] });
}

async function newestOpened(
  db: Database,
  userId: string,
  wanted: {
    readonly statuses: readonly OrderRow['status'][];
    readonly paymentStatuses: readonly OrderRow['paymentStatus'][];
  },
): Promise<Order | null> {
  const [row] = await openedOrderStatement(db).execute({
    userId,
    statuses: [...wanted.statuses],
    paymentStatuses: [...wanted.paymentStatuses],
  });
  return row === undefined ? null : findOrderById(db, row.id);
}

/** By any gateway id of order or payment. */
export async function findOrderPaidAs(
  db: Database,
  userId: string,
  names: readonly string[],
): Promise<Order | null> {
  if (names.length === 0) return null;
  const isNamed = or(
    inArray(payments.gatewayOrderId, [...names]),
    inArray(payments.gatewayPaymentId, [...names]),
  );
  const [row] = await db
    .select({ id: payments.orderId })
    .from(payments)
    .where(and(eq(payments.userId, userId), isNamed))
    .limit(1);
  return row === undefined ? null : findOrderById(db, row.id);
}

export type Claimed = Pick<
  OrderRow,
  'deliveryAddress' | 'promisedOn' | 'business' | 'billTo' | 'idempotencyKey' | 'requestHash' | 'updatedAt'
> &
  TaxAtPlace;

export async function writeClaim(tx: Database, order: Order, { lines, ...claimed }: Claimed): Promise<Order> {
  const changes = { ...claimed, awaitsPlaceOrder: false };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  await writeLineTaxes(tx, order, lines);
  return { ...order, ...changes, lines };
}
