import { normaliseAddress, validateAddress } from '@ilaneer/domain/address/validate-address';
import { placeOrder as decideOrder, type OrderFigures } from '@ilaneer/domain/order/place-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type CartLine, deleteLines, findLines } from '../cart/repository.ts';
import { toPricedLine } from '../cart/views.ts';
import { outOfStockFailure, placeOrderFailure } from './failures.ts';
import { type NewOrder, toOrderRows } from './new-order.ts';
import { type OrderRequest, requestHash } from './order-request.ts';
import { findOrderByKey, insertOrder, lockShopper, type Order } from './repository.ts';
import { takeStock } from './stock.ts';

/** What placing an order works with. */
export type PlaceOrderEnvironment = Pick<AppDeps, 'db' | 'now' | 'newId' | 'brand' | 'jobs' | 'catalogue'>;

/**
 * Orders the cart in one transaction (decisions.md section 3): figures recomputed, stock taken, cart emptied, mail
 * queued. A repeat with the same key returns the first order. Errors: ADDRESS_INVALID,
 * PAYMENT_METHOD_UNAVAILABLE, COUPON_INVALID, IDEMPOTENCY_KEY_REUSED and those of the domain's placeOrder.
 */
export async function placeOrder(
  env: PlaceOrderEnvironment,
  userId: string,
  request: OrderRequest,
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
    const lines = await findLines(tx, userId);
    const decided = decideFigures(env, lines, request, deliveryAddress.state);
    if (!decided.ok) return decided;
    const order: NewOrder = {
      id: env.newId(),
      userId,
      at: env.now(),
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
    await deleteLines(tx, userId, 'all');
    await env.jobs.enqueue(tx, 'order-placed-mail', { orderId: order.id });
    // Last, so that the rows that everybody wants are locked for the shortest time.
    const short = await takeStock(tx, lines);
    if (short.length > 0) return err(outOfStockFailure(lines, short));
    return ok(inserted);
  });
  if (placed.ok) env.catalogue.stockChanged();
  return placed;
}

/** The figures of an order of these lines, provided that the shopper agreed to them. Errors: those of the domain's placeOrder. */
export function decideFigures(
  env: PlaceOrderEnvironment,
  lines: readonly CartLine[],
  request: OrderRequest,
  deliveryState: string,
): Result<OrderFigures, Failure> {
  const orderable = lines.map((line) => ({
    ...toPricedLine(line),
    variantId: line.variantId,
    stock: line.stock,
    isSold: line.isSold,
  }));
  const claimed = request.items.map((item) => ({
    // A client that leaves the variant out means the only one of that product in the cart.
    variantId: item.variantId ?? onlyVariantOf(lines, item.productId),
    quantity: item.quantity,
    price: item.price,
  }));
  const place = { sellerState: env.brand.state, deliveryState };
  const decided = decideOrder(orderable, { lines: claimed, total: request.total }, place);
  return decided.ok ? decided : err(placeOrderFailure(decided.error, lines, request.total));
}

function onlyVariantOf(lines: readonly CartLine[], productId: string): string {
  const [first, ...others] = lines.filter((line) => line.productId === productId);
  return first !== undefined && others.length === 0 ? first.variantId : '';
}

/** The failure of an address, in the specified words when something required is missing. */
export function addressFailure(failure: Failure): Failure {
  const isMissing = failure.fields?.some(({ message }) => message.endsWith('is required')) ?? false;
  return isMissing ? { ...failure, message: 'Delivery address is missing required fields.' } : failure;
}
