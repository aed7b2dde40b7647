import type { AppDeps } from '../../../app-deps.ts';
import type { Catalogue } from '../../../modules/catalogue/catalogue-cache.ts';
import { listShownCoupons } from '../../../modules/coupon/repository.ts';
import { type Asking, type JudgedCoupon, judgeCoupons } from './judge-coupons.ts';
import { isForProducts, isOfType } from './narrowing.ts';

/** Which coupons are meant (api-facts.md 1.4). */
export type CouponFilter = {
  readonly productIds: readonly string[];
  readonly productType: string | null;
};

/**
 * The coupons that are shown: those that can be used first, of them the one that takes most off; then those that can't
 * yet, each with what is missing (decisions.md section 3, Coupons).
 */
export async function listCoupons(
  env: Pick<AppDeps, 'db' | 'now'>,
  catalogue: Catalogue,
  asking: Asking,
  { productIds, productType }: CouponFilter,
): Promise<JudgedCoupon[]> {
  const rows = (await listShownCoupons(env.db)).filter(
    (row) => isOfType(row, productType) && isForProducts(row, catalogue, productIds),
  );
  const judged = await judgeCoupons(env.db, rows, asking, env.now());
  return judged.filter(({ isOver }) => !isOver).sort(byUse);
}

function byUse(one: JudgedCoupon, other: JudgedCoupon): number {
  return Number(other.isUsable) - Number(one.isUsable) || other.discount - one.discount;
}
