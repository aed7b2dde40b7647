import { getDeliveryMethods } from '@ilaneer/contract/address/arrival';
import * as calls from '@ilaneer/contract/coupon';
import { checkGiftCard as checkGiftCardCall } from '@ilaneer/contract/gift-card';
import { type ShopperActor, shopperActor } from '@ilaneer/domain/actor/actor';
import { findPinCodePlace, type PinCodeRange } from '@ilaneer/domain/address/pin-code';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Check } from 'typebox/value';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Shopper } from '../../../http/authenticate.ts';
import { callerNetwork, shopperOf } from '../../../http/networks.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { type CartLine, findLines, findSingleLine, toSummaryView } from '../../../modules/cart/cart.ts';
import type { CatalogueDeps } from '../../../modules/catalogue/catalogue.ts';
import { findCoupon } from '../../../modules/coupon/coupon.ts';
import type { GiftCardDeps } from '../../../modules/gift-card/gift-card.ts';
import { checkGiftCard } from '../../../modules/gift-card/gift-card.ts';
import type { ArrivalDeps } from '../../../modules/order/order.ts';
import type { TaxRateDeps } from '../../../modules/tax-rate/tax-rate.ts';
import { adviseOnPrice } from './best-price.ts';
import { listMethods } from './delivery-methods.ts';
import { listCoupons } from './list-coupons.ts';
import { verifyCoupon } from './verify-coupon.ts';
import { toCouponView } from './views.ts';

const TEN_MINUTES_MS = 600_000;

export function offerRoutes(
  app: FastifyInstance,
  deps: Deps &
    ArrivalDeps &
    CatalogueDeps &
    TaxRateDeps &
    GiftCardDeps & { readonly pinCodes: readonly PinCodeRange[] },
): void {
  const typedCodes = app.limitAttempts({ name: 'coupon', max: 30, windowMs: TEN_MINUTES_MS });
  const isUnknown = async ({ query }: FastifyRequest): Promise<boolean> => {
    const asked = Check(calls.getBestPrice.query, query) ? query.couponCode : undefined;
    const code = normaliseCouponCode(asked ?? '');
    return code !== '' && (await findCoupon(deps.db, code)) === null;
  };
  const unknownCodes = (name: string, keyOf: (request: FastifyRequest) => string) =>
    app.limitAttempts({
      name,
      max: 30,
      windowMs: TEN_MINUTES_MS,
      keyOf: async (request) => ((await isUnknown(request)) ? keyOf(request) : null),
    });
  const codesBesides = [
    unknownCodes('coupon', ({ ip }) => callerNetwork(ip)),
    unknownCodes('coupon-account', shopperOf),
  ];

  serveCall(app, calls.getCoupons, async ({ shopper, query }) => {
    const actor = actorOf(shopper);
    const coupons = await listCoupons(deps, actor, {
      productIds: readProductIds(query.productId),
      productType: query.productType ?? null,
      lines: await askedLines(deps, actor, query),
    });
    const catalogue = await deps.catalogue.current();
    const views = await Promise.all(coupons.map((coupon) => toCouponView(coupon, catalogue)));
    return ok({ success: true, totalCoupons: views.length, coupons: views });
  });

  serveCall(
    app,
    calls.verifyCoupon,
    async ({ shopper, params, query }) => {
      const actor = actorOf(shopper);
      const verified = await verifyCoupon(deps, actor, {
        code: params.code,
        productIds: readProductIds(query.productId, query.productIds),
        productType: query.productType ?? null,
        lines: await askedLines(deps, actor, query),
      });
      if (!verified.ok) return verified;
      const catalogue = await deps.catalogue.current();
      return ok({
        success: true,
        message: 'Coupon is valid',
        coupon: await toCouponView(verified.value, catalogue),
      });
    },
    {
      limits: [typedCodes],
      guards: (outcome, { shopper }) => {
        if (!outcome.ok && outcome.error.code !== 'COUPON_NOT_FOUND') return null;
        return { kind: 'coupon', succeeded: outcome.ok, subject: shopper?.userId ?? 'a visitor' };
      },
    },
  );

  serveCall(
    app,
    calls.getBestPrice,
    async ({ shopper, query }) => {
      const actor = shopperActor(shopper.userId);
      const advice = await adviseOnPrice(deps, actor, {
        linesOf: (db) => askedLines({ db, now: deps.now }, actor, query),
        couponCode: query.couponCode,
        coins: query.coins ?? 0,
        paysCash: query.paysCash ?? false,
        deliveryMethod: query.deliveryMethod,
        pinCode: query.pinCode,
      });
      const catalogue = await deps.catalogue.current();
      const { used, ...coins } = advice.coins;
      const { lines: bestLines, summary: bestSummary, ...best } = advice.best;
      return ok({
        success: true,
        chosen: {
          coupon: advice.coupon === null ? null : await toCouponView(advice.coupon, catalogue),
          couponProblem: advice.problem,
          coins: used,
          summary: toSummaryView(advice.summary, advice.lines),
        },
        coins,
        ...(advice.isByArea && { pricedByArea: true }),
        best: { ...best, summary: toSummaryView(bestSummary, bestLines) },
      });
    },
    {
      // Generous: asked with every cart change. Unknown codes count as guesses.
      limits: [
        ...codesBesides,
        app.limitAttempts({
          name: 'best-price',
          max: 300,
          windowMs: 600_000,
          keyOf: ({ shopper }) => shopper?.userId ?? '',
        }),
      ],
      guards: (outcome, { query, shopper }) => {
        const isNone = (query.couponCode ?? '') !== '' && outcome.ok && outcome.value.chosen.coupon === null;
        return isNone ? { kind: 'coupon', succeeded: false, subject: shopper.userId } : null;
      },
    },
  );

  serveCall(app, getDeliveryMethods, async ({ shopper, params: { pin }, query }) => {
    if (findPinCodePlace(deps.pinCodes, pin) === null) return err({ code: 'PIN_CODE_NOT_FOUND' });
    const lines = await askedLines(deps, shopperActor(shopper.userId), query);
    return ok({ success: true, pinCode: pin, methods: await listMethods(deps, { pinCode: pin, lines }) });
  });

  serveCall(
    app,
    checkGiftCardCall,
    async ({ shopper, body }) => {
      const checked = await checkGiftCard(deps, shopperActor(shopper.userId), body);
      if (!checked.ok) return checked;
      const { last4, balancePaise, expiresAt } = checked.value;
      const giftCard = {
        last4,
        balance: rupeesFromPaise(paise(balancePaise)),
        expiresAt: expiresAt.toISOString(),
      };
      return ok({ success: true, message: 'This gift card can be used.', giftCard });
    },
    {
      guards: (outcome, { shopper }) => ({
        kind: 'gift-card',
        succeeded: outcome.ok,
        subject: shopper.userId,
      }),
      limits: [
        app.limitAttempts({ name: 'gift-card', max: 30, windowMs: 600_000 }),
        app.limitAttempts({
          name: 'gift-card-account',
          max: 10,
          windowMs: 600_000,
          keyOf: ({ shopper }) => shopper?.userId ?? '',
        }),
      ],
    },
  );
}

function actorOf(shopper: Shopper | null): ShopperActor | null {
  return shopper === null ? null : shopperActor(shopper.userId);
}

type AskedItem = {
  readonly productId?: string;
  readonly variantId?: string;
  readonly quantity?: number;
};

async function askedLines(
  { db, now }: { readonly db: Database } & Pick<Deps, 'now'>,
  actor: ShopperActor | null,
  { productId, variantId, quantity }: AskedItem,
): Promise<readonly CartLine[]> {
  if (actor === null) return [];
  const { userId } = actor;
  if (productId === undefined || quantity === undefined) {
    return (await findLines(db, userId)).filter(({ isSold }) => isSold);
  }
  const item = { productId, variantId: variantId ?? null, quantity };
  const found = await findSingleLine(db, { userId, item, at: now() });
  return found.ok ? found.value : [];
}

function readProductIds(...lists: readonly (string | undefined)[]): string[] {
  return lists.flatMap((list) => (list ?? '').split(',')).filter((id) => id.trim() !== '');
}
