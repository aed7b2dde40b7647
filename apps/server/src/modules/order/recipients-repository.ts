import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { holding } from '../../db/text-search.ts';

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
    .where(and(eq(orders.userId, userId), sql`${orders.deliveryAddress} ->> 'pinCode' <> ''`))
    .orderBy(desc(orders.createdAt))
    .limit(most);
}

/** Somebody's newest order of those that were found. */
export type FoundBuyer = {
  readonly userId: string;
  readonly number: string;
  readonly name: string;
  readonly phone: string;
};

const ORDERS_READ = 200;

/** The customers of orders whose number, name or phone hold all of these words; newest order first, each once, up to `most`. */
export async function findBuyersByWords(
  db: Database,
  words: readonly string[],
  most: number,
): Promise<FoundBuyer[]> {
  const name = sql<string>`${orders.deliveryAddress} ->> 'fullName'`;
  const phone = sql<string>`${orders.deliveryAddress} ->> 'phone'`;
  const called = sql`lower(concat_ws(' ', ${orders.number}, ${name}, ${phone}))`;
  const found = await db
    .select({ userId: orders.userId, number: orders.number, name, phone })
    .from(orders)
    .where(
      and(
        // By its index; the text holds more than what a caller is known by.
        ...words.map((word) => like(orders.searchText, holding(word.toLowerCase()))),
        ...words.map((word) => like(called, holding(word.toLowerCase()))),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_READ);
  const newest = new Map<string, FoundBuyer>();
  for (const order of found) if (!newest.has(order.userId)) newest.set(order.userId, order);
  return [...newest.values()].slice(0, most);
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
