import { desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { holding } from '../../../db/text-search.ts';
import type { OrderRow } from '../repository.ts';

type Writer = {
  readonly orderId: string | null;
  readonly userId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/** `contact`: the same e-mail address or phone number, which anybody can give. */
type WriterMatch = 'ticket' | 'account' | 'contact';

type WriterOrder = Pick<OrderRow, 'id' | 'number' | 'status' | 'totalPaise' | 'createdAt'> & {
  readonly match: WriterMatch;
};

const DIGITS_OF_A_NUMBER = 10;

/** The order of the ticket first, then the newest of the account, then of the address or number. */
export async function listOrdersOfWriter(
  db: Database,
  { orderId, userId, email, phone }: Writer,
  most: number,
): Promise<WriterOrder[]> {
  const digits = phone?.replace(/\D/g, '').slice(-DIGITS_OF_A_NUMBER) ?? '';
  const ways: (readonly [WriterMatch, SQL])[] = [
    ...(orderId === null ? [] : [['ticket', eq(orders.id, orderId)] as const]),
    ...(userId === null ? [] : [['account', eq(orders.userId, userId)] as const]),
    ...(email === null ? [] : [['contact', sql`${orders.deliveryAddress} ->> 'email' = ${email}`] as const]),
    ...(digits.length < DIGITS_OF_A_NUMBER
      ? []
      : [['contact', like(orders.searchText, holding(digits))] as const]),
  ];
  const found = new Map<string, WriterOrder>();
  for (const [match, condition] of ways) {
    const rows = await db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        totalPaise: orders.totalPaise,
        createdAt: orders.createdAt,
      })
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(most);
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, { ...row, match });
  }
  return [...found.values()].slice(0, most);
}
