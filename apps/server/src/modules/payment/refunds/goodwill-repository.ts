import type { Actor } from '@ilaneer/domain/actor/actor';
import { goodwillEntry } from '@ilaneer/domain/journal/money-entries';
import { type Paise, paise, sumPaise } from '@ilaneer/domain/money';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { storedActor } from '../../../db/schema/columns.ts';
import { goodwillRefunds } from '../../../db/schema/order/payment.ts';
import { customerAccountOf, postEntry } from '../../journal/journal.ts';

export type GoodwillRefund = typeof goodwillRefunds.$inferSelect;

export async function insertGoodwillRefund(
  tx: Database,
  actor: Actor,
  refund: Omit<GoodwillRefund, 'actorKind' | 'actorId'>,
): Promise<void> {
  await tx.insert(goodwillRefunds).values({ ...refund, ...storedActor(actor) });
  const { id, orderId, amountPaise, byHandPaise, refundedAt } = refund;
  await postEntry(
    tx,
    goodwillEntry({
      sourceId: id,
      orderId,
      customer: await customerAccountOf(tx, orderId),
      amount: paise(amountPaise),
      byHand: paise(byHandPaise),
      happenedAt: refundedAt,
    }),
  );
}

export async function listGoodwillRefunds(
  db: Database,
  orderIds: readonly string[],
): Promise<GoodwillRefund[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(goodwillRefunds)
    .where(inArray(goodwillRefunds.orderId, [...orderIds]))
    .orderBy(asc(goodwillRefunds.refundedAt), asc(goodwillRefunds.id));
}

export async function goodwillOf(db: Database, orderId: string): Promise<Paise> {
  const refunds = await listGoodwillRefunds(db, [orderId]);
  return sumPaise(...refunds.map(({ amountPaise }) => paise(amountPaise)));
}
