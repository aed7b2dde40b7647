import { desc, eq } from 'drizzle-orm';
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

const RECIPIENT = {
  name: 'order_recipient',
  text: `select (users.email_verified and users.email = placed.email) is true as "isProven",
      (select count(*)::int from (
        select from orders earlier
        where earlier.delivery_address ->> 'email' = placed.email and earlier.created_at <= placed.created_at
          and earlier.created_at > placed.created_at - $2 * interval '1 ms'
        limit $3
      ) recent) as turn
    from (select user_id, created_at, delivery_address ->> 'email' as email from orders where id = $1) placed
    join users on users.id = placed.user_id`,
};

/** The address of an order's mails, by what came before the order; null when there is no such order. */
export async function findOrderRecipient(
  db: Database,
  orderId: string,
  { withinMs, most }: { readonly withinMs: number; readonly most: number },
): Promise<OrderRecipient | null> {
  const { rows } = await db.$client.query<OrderRecipient>({
    ...RECIPIENT,
    values: [orderId, withinMs, most],
  });
  return rows[0] ?? null;
}

/** The mobile number that a shopper has proven; null without one. */
export async function findMobileOf(db: Database, userId: string): Promise<string | null> {
  const [user] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId));
  return user?.mobile ?? null;
}
