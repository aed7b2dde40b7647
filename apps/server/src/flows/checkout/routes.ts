import { getArrival } from '@ilaneer/contract/address/arrival';
import { buyAgain as buyAgainCall } from '@ilaneer/contract/order/buy-again';
import { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import { placeOrder as placeOrderCall } from '@ilaneer/contract/order/order';
import { placeSingleOrder as placeSingleOrderCall } from '@ilaneer/contract/order/single-order';
import { type ShopperActor, shopperActor } from '@ilaneer/domain/actor/actor';
import { findPinCodePlace } from '@ilaneer/domain/address/pin-code';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { GuardedAttempt } from '../../http/security-log.ts';
import { serveCall } from '../../http/serve-call.ts';
import { toCartView } from '../../modules/cart/cart.ts';
import type { CatalogueDeps } from '../../modules/catalogue/catalogue.ts';
import { type Order, showArrival } from '../../modules/order/order.ts';
import { readRunning } from '../../modules/promotion/promotion.ts';
import { ratesNow } from '../../modules/tax-rate/tax-rate.ts';
import { type ViewDeps, viewOrder } from '../order-details/order-details.ts';
import { buyAgain } from './buy-again.ts';
import { paidBefore, readOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';
import { placeSingleOrder, readSingleOrderRequest } from './place-single-order.ts';
import { readCashRoom } from './unpaid-limits.ts';
import type { CheckoutDeps } from './write-order.ts';

function codeTried(
  outcome: Result<unknown, Failure>,
  { shopper: { userId: subject } }: { readonly shopper: ShopperActor },
): GuardedAttempt | null {
  if (outcome.ok) return null;
  if (outcome.error.code === 'COUPON_INVALID') return { kind: 'coupon', succeeded: false, subject };
  return outcome.error.code === 'GIFT_CARD_INVALID' ? { kind: 'gift-card', succeeded: false, subject } : null;
}

export function checkoutRoutes(
  app: FastifyInstance,
  deps: Deps & CheckoutDeps & CatalogueDeps & ViewDeps,
): void {
  const placed = async (outcome: Result<Order, Failure>) => {
    if (!outcome.ok) return outcome;
    const order = await viewOrder(deps, outcome.value);
    return ok({
      success: true as const,
      message: order.status === 'pending' ? 'Please complete the payment.' : 'Order placed successfully!',
      order,
    });
  };
  const limits = [
    app.limitAttempts({ name: 'order', max: 120, windowMs: 600_000 }),
    app.limitAttempts({
      name: 'order-account',
      max: 30,
      windowMs: 600_000,
      keyOf: ({ shopper }) => shopper?.userId ?? '',
    }),
  ];

  serveCall(app, getArrival, async ({ params: { pin } }) => {
    if (findPinCodePlace(deps.pinCodes, pin) === null) return err({ code: 'PIN_CODE_NOT_FOUND' });
    return ok({ success: true, pinCode: pin, ...(await showArrival(deps, pin)) });
  });

  serveCall(
    app,
    placeOrderCall,
    async ({ shopper, headers, body }) =>
      placed(
        await placeOrder(deps, shopperActor(shopper.userId), {
          request: readOrderRequest(body, headers['idempotency-key']),
          paidBefore: paidBefore(body),
        }),
      ),
    { limits, guards: codeTried },
  );

  serveCall(
    app,
    placeSingleOrderCall,
    async ({ shopper, headers, body }) => {
      const request = readSingleOrderRequest(body, headers['idempotency-key']);
      return placed(await placeSingleOrder(deps, shopperActor(shopper.userId), request));
    },
    { limits, guards: codeTried },
  );

  serveCall(app, getCashOnDelivery, async ({ shopper }) =>
    ok({ success: true, ...(await readCashRoom(deps, shopperActor(shopper.userId))) }),
  );

  serveCall(app, buyAgainCall, async ({ shopper, params }) => {
    const refilled = await buyAgain(deps, shopperActor(shopper.userId), params);
    if (!refilled.ok) return refilled;
    const { cart, items } = refilled.value;
    const added = items.filter((item) => item.added > 0);
    const missing = items.filter((item) => item.added < item.requested);
    const message = added.length > 0 ? 'Added to your cart again' : 'Nothing of this order is available now';
    const running = await readRunning(deps.db, shopper.userId, deps.now());
    const view = toCartView(cart, ratesNow(deps), deps.delivery, running);
    return ok({ success: true, message, ...view, added, missing });
  });
}
