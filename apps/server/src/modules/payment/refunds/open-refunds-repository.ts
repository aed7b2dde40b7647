import type { RefundCause } from '@ilaneer/domain/payment/refund-status';
import { and, asc, eq, isNotNull, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { refunds } from '../../../db/schema/order/payment.ts';
import { holding } from '../../../db/text-search.ts';

export type OpenRefund = {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly customerName: string;
  readonly amountPaise: number;
  readonly cause: RefundCause;
  readonly requestedAt: Date;
  readonly failedAt: Date | null;
};

export type OpenRefundFilter = {
  readonly requestedBefore: Date | null;
  readonly isFailed: boolean;
  /** All in the order's search text. */
  readonly words: readonly string[];
};

function conditionsOf({ requestedBefore, isFailed, words }: OpenRefundFilter): SQL | undefined {
  const held = words.map((word) => like(orders.searchText, holding(word)));
  // By the orders' index first.
  const found = sql`${refunds.orderId} = any(array(select ${orders.id} from ${orders} where ${and(...held)}))`;
  return and(
    eq(refunds.state, 'requested'),
    requestedBefore === null ? undefined : lt(refunds.requestedAt, requestedBefore),
    isFailed ? isNotNull(refunds.failedAt) : undefined,
    words.length === 0 ? undefined : found,
  );
}

/** Unsent, oldest first, keyset. */
export function listOpenRefunds(
  db: Database,
  {
    filter,
    after,
    limit,
  }: {
    readonly filter: OpenRefundFilter;
    readonly after: { readonly requestedAt: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<OpenRefund[]> {
  return db
    .select({
      id: refunds.id,
      orderId: orders.id,
      orderNumber: orders.number,
      customerName: sql<string>`${orders.deliveryAddress} ->> 'fullName'`,
      amountPaise: refunds.amountPaise,
      cause: refunds.cause,
      requestedAt: refunds.requestedAt,
      failedAt: refunds.failedAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        conditionsOf(filter),
        after === null
          ? undefined
          : sql`(${refunds.requestedAt}, ${refunds.id}) > (${after.requestedAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
    .limit(limit);
}

export function countOpenRefunds(db: Database, filter: OpenRefundFilter, most: number): Promise<number> {
  const found = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(conditionsOf(filter))
    .limit(most)
    .as('found');
  return db.$count(found);
}
