import { getShippingRates } from '@ilaneer/contract/address/shipping-rate';
import * as calls from '@ilaneer/contract/cart/cart';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import { deliveryBands } from '@ilaneer/domain/pricing/delivery-bands';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { CatalogueDeps } from '../catalogue/catalogue.ts';
import { readRunning } from '../promotion/promotion.ts';
import { ratesNow, type TaxRateDeps } from '../tax-rate/tax-rate.ts';
import { addToCart } from './add-to-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { type CartLine, deleteLines, findLines } from './repository.ts';
import { updateQuantity } from './update-quantity.ts';
import { toCartView, toShippingRateView } from './views.ts';

export function cartRoutes(app: FastifyInstance, deps: Deps & TaxRateDeps & CatalogueDeps): void {
  const viewOf = async (userId: string, lines: readonly CartLine[]) =>
    toCartView(lines, ratesNow(deps), deps.delivery, await readRunning(deps.db, userId, deps.now()));
  const changed = async (userId: string, outcome: Result<readonly CartLine[], Failure>, message: string) =>
    outcome.ok ? ok({ success: true as const, message, ...(await viewOf(userId, outcome.value)) }) : outcome;

  serveCall(app, calls.getCart, async ({ shopper }) =>
    ok({ success: true, ...(await viewOf(shopper.userId, await findLines(deps.db, shopper.userId))) }),
  );

  serveCall(app, calls.addToCart, async ({ shopper, body }) => {
    const { productId, quantity } = body;
    const added = await addToCart(deps, shopperActor(shopper.userId), {
      productId,
      quantity,
      variantId: calls.namedVariant(body),
    });
    return changed(shopper.userId, added, 'Product added to cart successfully');
  });

  serveCall(app, calls.updateCartQuantity, async ({ shopper, body }) => {
    const wanted = { ...body, variantId: calls.namedVariant(body) };
    const updated = await updateQuantity(deps, shopperActor(shopper.userId), wanted);
    return changed(shopper.userId, updated, 'Cart quantity updated successfully');
  });

  serveCall(app, calls.removeFromCart, async ({ shopper, body }) => {
    const removed = await removeFromCart(deps, shopperActor(shopper.userId), {
      productId: body.productId,
      quantity: body.quantity ?? null,
      variantId: calls.namedVariant(body),
    });
    return changed(shopper.userId, removed, 'Product removed from cart successfully');
  });

  serveCall(app, calls.clearCart, async ({ shopper }) => {
    await deleteLines(deps.db, shopper.userId, 'all');
    return changed(shopper.userId, ok([]), 'Cart cleared successfully');
  });

  serveCall(app, getShippingRates, async () => {
    const shippingRates = deliveryBands(deps.delivery).map(toShippingRateView);
    const codCharge = rupeesFromPaise(deps.delivery.cashFee);
    return ok({ success: true, shippingRates, total: shippingRates.length, codCharge });
  });
}
