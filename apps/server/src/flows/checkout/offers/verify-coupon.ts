import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type Failure, invalid } from '../../../http/failure.ts';
import type { CatalogueDeps } from '../../../modules/catalogue/catalogue.ts';
import { findCoupon, type JudgedCoupon, judgeCoupons } from '../../../modules/coupon/coupon.ts';
import { type CouponQuery, isOfType, judgeProducts } from './list-coupons.ts';
import { type CouponLineDeps, promotedCouponLines } from './promoted-coupon-lines.ts';
import { toCouponView } from './views.ts';

/** Hidden coupons too (COUPON-5). Errors: VALIDATION_FAILED, COUPON_NOT_FOUND, COUPON_INVALID with reason. */
export async function verifyCoupon(
  deps: CouponLineDeps & CatalogueDeps,
  actor: ShopperActor | null,
  { code: typed, productIds, productType, lines }: CouponQuery & { readonly code: string },
): Promise<Result<JudgedCoupon, Failure>> {
  const code = normaliseCouponCode(typed);
  if (code === '') return err(invalid([{ field: 'code', message: 'Coupon code is required' }]));
  const row = await findCoupon(deps.db, code);
  if (row === null) return err({ code: 'COUPON_NOT_FOUND' });
  const [judged] = await judgeCoupons(deps, actor, {
    rows: [row],
    lines: await promotedCouponLines(deps, actor, lines),
  });
  if (judged === undefined) throw new Error('a coupon that was not judged');
  const catalogue = await deps.catalogue.current();
  const isForThese = await judgeProducts(catalogue, productIds);
  const message =
    judged.problem ??
    (isOfType(row, productType) ? null : 'Coupon not valid for this product type') ??
    (isForThese(row) ? null : otherProducts(productIds));
  if (message === null) return ok(judged);
  return err({ code: 'COUPON_INVALID', message, data: { coupon: await toCouponView(judged, catalogue) } });
}

function otherProducts(productIds: readonly string[]): string {
  return productIds.length > 1
    ? 'Coupon not valid for any product in your cart'
    : 'This coupon is only valid for specific products';
}
