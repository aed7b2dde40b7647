import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../../app-deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import type { Catalogue } from '../../../modules/catalogue/catalogue-cache.ts';
import { findCoupon } from '../../../modules/coupon/repository.ts';
import { type Asking, type JudgedCoupon, judgeCoupons } from './judge-coupons.ts';
import type { CouponFilter } from './list-coupons.ts';
import { isForProducts, isOfType } from './narrowing.ts';
import { toCouponView } from './views.ts';

/**
 * Checks a code as it was typed, hidden coupons too (api-facts.md 1.4). Errors: VALIDATION_FAILED, COUPON_NOT_FOUND,
 * COUPON_INVALID with what is missing and the coupon.
 */
export async function verifyCoupon(
  env: Pick<AppDeps, 'db' | 'now'>,
  catalogue: Catalogue,
  asking: Asking,
  { code: typed, productIds, productType }: CouponFilter & { readonly code: string },
): Promise<Result<JudgedCoupon, Failure>> {
  const code = normaliseCouponCode(typed);
  if (code === '') return err(invalid([{ field: 'code', message: 'Coupon code is required' }]));
  const row = await findCoupon(env.db, code);
  if (row === null) return err({ code: 'COUPON_NOT_FOUND' });
  const [judged] = await judgeCoupons(env.db, [row], asking, env.now());
  if (judged === undefined) throw new Error('a coupon that was not judged');
  const message =
    judged.problem ??
    (isOfType(row, productType) ? null : 'Coupon not valid for this product type') ??
    (isForProducts(row, catalogue, productIds) ? null : otherProducts(productIds));
  if (message === null) return ok(judged);
  return err({ code: 'COUPON_INVALID', message, data: { coupon: toCouponView(judged, catalogue) } });
}

function otherProducts(productIds: readonly string[]): string {
  return productIds.length > 1
    ? 'Coupon not valid for any product in your cart'
    : 'This coupon is only valid for specific products';
}
