import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { CouponLine } from '@ilaneer/domain/coupon/judge-coupon';
import type { Deps } from '../../../deps/deps.ts';
import { type CartLine, promoteLines, toCouponLines } from '../../../modules/cart/cart.ts';
import { readRunning } from '../../../modules/promotion/promotion.ts';
import { ratesNow, type TaxRateDeps } from '../../../modules/tax-rate/tax-rate.ts';

export type CouponLineDeps = Pick<Deps, 'db' | 'now' | 'delivery'> & TaxRateDeps;

/** After the promotions that combine with a coupon (PROMOTION-12). */
export async function promotedCouponLines(
  deps: CouponLineDeps,
  actor: ShopperActor | null,
  lines: readonly CartLine[],
): Promise<CouponLine[]> {
  if (lines.length === 0) return [];
  const running = await readRunning(deps.db, actor?.userId ?? null, deps.now());
  const asked = { rateOf: ratesNow(deps), rules: deps.delivery, running, hasCoupon: true };
  return toCouponLines(lines, promoteLines(lines, asked).lines);
}
