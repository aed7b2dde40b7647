import type { DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import type { PromotedCart } from '@ilaneer/domain/promotion/promote-cart';
import { NO_USE, type Promotion, type PromotionContext } from '@ilaneer/domain/promotion/promotion';
import type { Database } from '../../db/connect.ts';
import { segmentsOf } from '../customer/customer.ts';
import { listRunning, lockPromotions, type RunningPromotion } from './repository.ts';

/** The promotions of a moment, as a shopper may use them. */
export type Running = {
  readonly promotions: readonly Promotion[];
  readonly contextFor: (asked: Asked) => PromotionContext;
};

type Asked = Pick<PromotionContext, 'hasCoupon'> & Partial<Pick<PromotionContext, 'pinCode'>>;

/** A visitor has no uses, no order and no segment. */
export async function readRunning(db: Database, userId: string | null, at: Date): Promise<Running> {
  const found = await listRunning(db, { userId: userId ?? '', at });
  const uses = new Map(found.map(({ promotion, use }) => [promotion.id, use]));
  const segmentIds = await segmentsOf(db, { userId, at, among: found.flatMap(segmentOf) });
  return {
    promotions: found.map(({ promotion }) => promotion),
    contextFor: ({ hasCoupon, pinCode = null }) => ({
      now: at,
      code: null,
      pinCode,
      isFirstOrder: found.every(({ isFirstOrder }) => isFirstOrder),
      segmentIds,
      hasCoupon,
      useOf: ({ id }) => uses.get(id) ?? NO_USE,
    }),
  };
}

/**
 * For an order: chosen again under their locks where a chosen one is limited in all. All limited ones are locked
 * at once, in one order. The shopper is locked before, for their own limits.
 */
export async function chooseForOrder<Rules extends DeliveryRules>(
  tx: Database,
  { userId, at }: { readonly userId: string; readonly at: Date },
  choose: (running: Running) => PromotedCart<Rules>,
): Promise<PromotedCart<Rules>> {
  const running = await readRunning(tx, userId, at);
  const chosen = choose(running);
  if (!chosen.outcome.applied.some(({ promotion }) => isLimited(promotion))) return chosen;
  await lockPromotions(
    tx,
    running.promotions.filter(isLimited).map(({ id }) => id),
  );
  return choose(await readRunning(tx, userId, at));
}

function segmentOf({ promotion }: RunningPromotion): string[] {
  return promotion.segmentId === null ? [] : [promotion.segmentId];
}

function isLimited({ totalLimit, budget }: Promotion): boolean {
  return totalLimit !== null || budget !== null;
}
