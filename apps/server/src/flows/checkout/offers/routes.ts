import * as calls from '@ilaneer/contract/coupon';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import type { Shopper } from '../../../http/authenticate.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { toSummaryView } from '../../../modules/cart/views.ts';
import { type AskedItem, askedLines } from './asked-lines.ts';
import { adviseOnPrice } from './best-price.ts';
import type { Asking } from './judge-coupons.ts';
import { listCoupons } from './list-coupons.ts';
import { readProductIds } from './narrowing.ts';
import { verifyCoupon } from './verify-coupon.ts';
import { toCouponView } from './views.ts';

/** Coupons, as shoppers call them. */
export function couponRoutes(app: FastifyInstance, deps: AppDeps): void {
  const askingOf = async (shopper: Shopper | null, item: AskedItem): Promise<Asking> =>
    shopper === null ? null : { userId: shopper.userId, lines: await askedLines(deps, shopper.userId, item) };

  serveCall(app, calls.getCoupons, async ({ shopper, query }) => {
    const catalogue = await deps.catalogue.current();
    const asking = await askingOf(shopper, query);
    const coupons = await listCoupons(deps, catalogue, asking, {
      productIds: readProductIds(query.productId),
      productType: query.productType ?? null,
    });
    const views = coupons.map((coupon) => toCouponView(coupon, catalogue));
    return ok({ success: true, totalCoupons: views.length, coupons: views });
  });

  serveCall(
    app,
    calls.verifyCoupon,
    async ({ shopper, params, query }) => {
      const catalogue = await deps.catalogue.current();
      const asking = await askingOf(shopper, query);
      const verified = await verifyCoupon(deps, catalogue, asking, {
        code: params.code,
        productIds: readProductIds(query.productId, query.productIds),
        productType: query.productType ?? null,
      });
      if (!verified.ok) return verified;
      return ok({
        success: true,
        message: 'Coupon is valid',
        coupon: toCouponView(verified.value, catalogue),
      });
    },
    // Codes can't be found out by trying.
    { limits: [app.limitAttempts({ name: 'coupon', max: 30, windowMs: 600_000 })] },
  );

  serveCall(
    app,
    calls.getBestPrice,
    async ({ shopper, query }) => {
      const catalogue = await deps.catalogue.current();
      const lines = await askedLines(deps, shopper.userId, query);
      const advice = await adviseOnPrice(deps, shopper.userId, lines, {
        couponCode: query.couponCode,
        coins: query.coins ?? 0,
      });
      const { used, ...coins } = advice.coins;
      const { best } = advice;
      return ok({
        success: true,
        chosen: {
          coupon: advice.coupon === null ? null : toCouponView(advice.coupon, catalogue),
          couponProblem: advice.problem,
          coins: used,
          summary: toSummaryView(advice.summary, advice.lines),
        },
        coins,
        best: { ...best, summary: toSummaryView(best.summary, advice.lines) },
      });
    },
    {
      // Many more than typed codes: it is asked again with every change of the cart.
      limits: [
        app.limitAttempts({
          name: 'best-price',
          max: 300,
          windowMs: 600_000,
          keyOf: ({ shopper }) => shopper?.userId ?? '',
        }),
      ],
    },
  );
}
