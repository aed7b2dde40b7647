import type { OrderReview } from '@ilaneer/contract/order/order';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { quantityLimit } from '@ilaneer/domain/cart/line-quantity';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { type CartLine, toSummaryView } from '../../modules/cart/cart.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { toPricedItems } from './failures.ts';
import { adviseOnPrice } from './offers/best-price.ts';
import type { OrderRequest } from './order-request.ts';

/** Refusals with a new total to confirm, like PRICE_CHANGED (CHECKOUT-28). */
const REVIEWED: readonly Failure['code'][] = ['OUT_OF_STOCK', 'COUPON_INVALID', 'COINS_INVALID'];

type Refused = {
  readonly failure: Failure;
  readonly request: Pick<
    OrderRequest,
    'couponCode' | 'coins' | 'total' | 'paymentMethod' | 'deliveryMethod' | 'address'
  >;
  readonly isByStaff: boolean;
  readonly linesOf: (db: Database) => Promise<readonly CartLine[]>;
};

/** Adds the orderable rest and its price. */
export async function withReview(
  deps: Pick<Deps, 'db' | 'now' | 'delivery' | 'methods'> & TaxRateDeps,
  actor: ShopperActor,
  { failure, request, isByStaff, linesOf }: Refused,
): Promise<Failure> {
  if (!REVIEWED.includes(failure.code)) return failure;
  const left = (await linesOf(deps.db)).flatMap((line) => {
    const quantity = Math.min(line.quantity, line.isSold ? quantityLimit(line.stock) : 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const advice = await adviseOnPrice(deps, actor, {
    linesOf: async () => left,
    couponCode: request.couponCode ?? undefined,
    coins: request.coins,
    paysCash: request.paymentMethod === 'cod' && !isByStaff,
    deliveryMethod: request.deliveryMethod,
    pinCode: request.address?.zipCode,
  });
  const review: OrderReview = {
    previous: { total: request.total === null ? null : rupeesFromPaise(request.total) },
    current: {
      total: rupeesFromPaise(advice.summary.total),
      summary: toSummaryView(advice.summary, advice.lines),
      items: toPricedItems(left),
    },
    couponCode: advice.problem === null ? (advice.coupon?.row.code ?? null) : null,
    coins: advice.coins.used,
  };
  return { ...failure, data: { ...(failure.data ?? {}), review } };
}
