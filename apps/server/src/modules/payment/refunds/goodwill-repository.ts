import type { Actor } from '@ilaneer/domain/actor/actor';
import { type Paise, paise, sumPaise } from '@ilaneer/domain/money';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { storedActor } from '../../../db/schema/columns.ts';
import { goodwillRefunds } from '../../../db/schema/order/payment.ts';

/** Money that staff gave back without a return. */
export type GoodwillRefund = typeof goodwillRefunds.$inferSelect;

export async function insertGoodwillRefund(
  tx: Database,
  actor: Actor,
  refund: Omit<GoodwillRefund, 'actorKind' | 'actorId'>,
): Promise<void> {
  await tx.insert(goodwillRefunds).values({ ...refund, ...storedActor(actor) });
}

/** What staff gave back of an order without a return, first given first. */
export function listGoodwillRefunds(db: Database, orderId: string): Promise<GoodwillRefund[]> {
  return db
    .select()
    .from(goodwillRefunds)
    .where(eq(goodwillRefunds.orderId, orderId))
    .orderBy(asc(goodwillRefunds.refundedAt), asc(goodwillRefunds.id));
}

/** What all of it comes to. */
export async function goodwillOf(db: Database, orderId: string): Promise<Paise> {
  const refunds = await listGoodwillRefunds(db, orderId);
  return sumPaise(...refunds.map(({ amountPaise }) => paise(amountPaise)));
}
