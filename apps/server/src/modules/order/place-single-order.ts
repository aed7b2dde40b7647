import { normaliseAddress, validateAddress } from '@ilaneer/domain/address/validate-address';
import { chooseVariant } from '@ilaneer/domain/cart/choose-variant';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { variantFailure } from '../cart/failures.ts';
import { type CartLine, findLinesAndWanted } from '../cart/repository.ts';
import { outOfStockFailure } from './failures.ts';
import { type NewOrder, toOrderRows } from './new-order.ts';
import { requestHash, type SingleOrderRequest } from './order-request.ts';
import { addressFailure, decideFigures, type PlaceOrderEnvironment } from './place-order.ts';
import { findOrderByKey, insertOrder, lockShopper, type Order } from './repository.ts';
import { takeStock } from './stock.ts';

/**
 * Orders one item in one transaction and leaves the cart alone (decisions.md section 2, Buy Now): figures recomputed,
 * stock taken, mail queued. A repeat with the same key returns the first order. Errors: PRODUCT_NOT_FOUND,
 * VARIANT_REQUIRED, VARIANT_INVALID and those of placeOrder.
 */
export async function placeSingleOrder(
  env: PlaceOrderEnvironment,
  userId: string,
  request: SingleOrderRequest,
): Promise<Result<Order, Failure>> {
  const deliveryAddress = normaliseAddress(request.address);
  const problems = validateAddress(deliveryAddress);
  if (problems.length > 0) return err(addressFailure(invalid(problems, 'ADDRESS_INVALID')));
  if (request.paymentMethod !== 'cod') return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  if (request.couponCode !== null) return err({ code: 'COUPON_INVALID' });
  const hash = requestHash(request);

  const placed = await transact<Order, Failure>(env.db, async (tx) => {
    const account = await lockShopper(tx, userId);
    if (request.idempotencyKey !== null) {
      const earlier = await findOrderByKey(tx, userId, request.idempotencyKey);
      if (earlier !== null) {
        return earlier.requestHash === hash ? ok(earlier) : err({ code: 'IDEMPOTENCY_KEY_REUSED' });
      }
    }
    const at = env.now();
    const line = await findItem(tx, userId, request, at);
    if (!line.ok) return line;
    const lines = [line.value];
    const decided = decideFigures(env, lines, request, deliveryAddress.state);
    if (!decided.ok) return decided;
    const order: NewOrder = {
      id: env.newId(),
      userId,
      at,
      lines,
      figures: decided.value,
      paymentMethod: request.paymentMethod,
      idempotencyKey: request.idempotencyKey,
      requestHash: hash,
      address: deliveryAddress,
      email: request.email ?? account.email,
    };
    const rows = toOrderRows(order);
    const inserted = await insertOrder(tx, rows.order, rows.lines, rows.event);
    await env.jobs.enqueue(tx, 'order-placed-mail', { orderId: order.id });
    const short = await takeStock(tx, lines);
    if (short.length > 0) return err(outOfStockFailure(lines, short));
    return ok(inserted);
  });
  if (placed.ok) env.catalogue.stockChanged();
  return placed;
}

/** The item as if it were the only line of a cart. */
async function findItem(
  tx: Database,
  userId: string,
  { items: [item] }: SingleOrderRequest,
  at: Date,
): Promise<Result<CartLine, Failure>> {
  if (item === undefined) return err({ code: 'PRODUCT_NOT_FOUND' });
  const variants = await findLinesAndWanted(tx, userId, item);
  const sold = variants.filter((one) => one.productId === item.productId && one.isSold);
  if (sold.length === 0) return err({ code: 'PRODUCT_NOT_FOUND' });
  const chosen = chooseVariant(sold, item.variantId);
  if (!chosen.ok) return err(variantFailure(chosen.error, 'VARIANT_INVALID'));
  return ok({ ...chosen.value, quantity: item.quantity, addedAt: at, updatedAt: at });
}
