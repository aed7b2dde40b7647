import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { holding } from '../../db/text-search.ts';

export type OrderRecipient = {
  readonly isProven: boolean;
  /** Ordinal among orders to the address, over all accounts, up to `most`. */
  readonly turn: number;
};

export function listDeliveryAddresses(db: Database, userId: string, most: number) {
  return db
    .select({ number: orders.number, deliveryAddress: orders.deliveryAddress })
    .from(orders)
    .where(and(eq(orders.userId, userId), sql`${orders.deliveryAddress} ->> 'pinCode' <> ''`))
    .orderBy(desc(orders.createdAt))
    .limit(most);
}

export type FoundBuyer = {
  readonly userId: string;
  readonly number: string;
  readonly name: string;
  readonly phone: string;
};

const ORDERS_READ = 200;

export async function findBuyersByWords(
  db: Database,
  words: readonly string[],
  most: number,
): Promise<FoundBuyer[]> {
  const name = sql<string>`${orders.deliveryAddress} ->> 'fullName'`;
  const phone = sql<string>`${orders.deliveryAddress} ->> 'phone'`;
  const called = sql`lower(concat_ws(' ', ${orders.number}, right(${orders.id}, 8), ${name}, ${phone}))`;
  const found = await db
    .select({ userId: orders.userId, number: orders.number, name, phone })
    .from(orders)
    .where(
      and(
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

export async function findMobileOf(db: Database, userId: string): Promise<string | null> {
  const [user] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId));
  return user?.mobile ?? null;
}
