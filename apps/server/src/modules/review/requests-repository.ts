import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { reviewRequests } from '../../db/schema/order/review.ts';

type OrderToAskAbout = { readonly orderId: string; readonly email: string; readonly name: string };

/** Delivered in the period, of buyers with a verified address who were not asked (REVIEW-6). */
export async function listOrdersToAskAbout(
  db: Database,
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<OrderToAskAbout[]> {
  const asked = db.select({ one: sql`1` }).from(reviewRequests).where(eq(reviewRequests.orderId, orders.id));
  const rows = await db
    .select({ orderId: orders.id, email: users.email, name: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        gt(orders.deliveredAt, from),
        lte(orders.deliveredAt, to),
        notExists(asked),
        isNotNull(users.email),
        eq(users.emailVerified, true),
        isNull(users.deletedAt),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(orders.deliveredAt), asc(orders.id))
    .limit(most);
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}

/** False if it was asked about already. */
export async function markAsked(tx: Database, orderId: string, askedAt: Date): Promise<boolean> {
  const marked = await tx
    .insert(reviewRequests)
    .values({ orderId, askedAt })
    .onConflictDoNothing()
    .returning({ orderId: reviewRequests.orderId });
  return marked.length > 0;
}
