import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';

/** What is known of the address that an order's mails go to. */
export type OrderRecipient = {
  /** Whether the account that ordered has proven this very address. */
  readonly isProven: boolean;
  /** The how-manyeth order to this address it is in this time, over all accounts, counted up to `most`. */
  readonly turn: number;
};

/** Where the last orders of a customer went, newest first. */
export function listDeliveryAddresses(db: Database, userId: string, most: number) {
  return db
    .select({ number: orders.number, deliveryAddress: orders.deliveryAddress })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(most);
}

/** The address of an order's mails, by what came before the order; null when there is no such order. */
export async function findOrderRecipient(
  db: Database,
  orderId: string,
  { withinMs, most }: { readonly withinMs: number; readonly most: number },
): Promise<OrderRecipient | null> {
  const emailOf = sql<string>`${orders.deliveryAddress} ->> 'email'`;
  const [order] = await db
    .select({
      email: emailOf,
      createdAt: orders.createdAt,
      isProven: sql<boolean>`${users.emailVerified} and ${users.email} = ${emailOf}`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (order === undefined) return null;
  const { createdAt, email, isProven } = order;
  const recent = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(emailOf, email),
        gt(orders.createdAt, new Date(createdAt.getTime() - withinMs)),
        lte(orders.createdAt, createdAt),
      ),
    )
    .limit(most)
    .as('recent');
  const turn = await db.$count(recent);
  return { isProven, turn };
}

/** The mobile number that a shopper has proven; null without one. */
export async function findMobileOf(db: Database, userId: string): Promise<string | null> {
  const [user] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId));
  return user?.mobile ?? null;
}
