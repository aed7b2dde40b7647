import type { OrderStatus } from '@ilaneer/domain/order/status';
import type { AppliedPromotion } from '@ilaneer/domain/promotion/apply-promotions';
import { limitReached } from '@ilaneer/domain/promotion/conditions';
import type { Database } from '../../db/connect.ts';
import { changeUses, insertUses, listUses, lockPromotions, readLimits } from './repository.ts';

type NewOrder = {
  readonly id: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
};

/** Held while payment is pending, else counted. */
export function writePromotionUses(
  tx: Database,
  { id, userId, status, createdAt }: NewOrder,
  applied: readonly AppliedPromotion[],
): Promise<void> {
  const state = status === 'pending' ? 'held' : 'counted';
  return insertUses(tx, { orderId: id, userId, state, at: createdAt }, applied);
}

export function confirmPromotionUses(tx: Database, orderId: string, at: Date): Promise<void> {
  return changeUses(tx, orderId, { from: ['held'], to: 'counted', at });
}

export function returnPromotionUses(tx: Database, orderId: string, at: Date): Promise<void> {
  return changeUses(tx, orderId, { from: ['held', 'counted'], to: 'returned', at });
}

/** False if one is used up meanwhile; archived ones are kept as agreed. */
export async function reservePromotionsAgain(tx: Database, orderId: string, at: Date): Promise<boolean> {
  const uses = await listUses(tx, orderId);
  if (uses.length === 0) return true;
  await lockPromotions(
    tx,
    uses.map(({ promotionId }) => promotionId),
  );
  for (const { promotionId, userId, savingsPaise } of uses) {
    const { promotion, use } = await readLimits(tx, promotionId, userId);
    const isAbove = promotion.budget !== null && use.spent + savingsPaise > promotion.budget;
    if (isAbove || limitReached(promotion, use) !== null) return false;
  }
  await changeUses(tx, orderId, { from: ['returned'], to: 'held', at });
  return true;
}
