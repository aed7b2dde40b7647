import { placeOrder as decideOrder, type OrderFigures } from '@ilaneer/domain/order/place-order';
import { type CashFee, cashRules, type DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import { type PricedLine, priceCart, type Reductions } from '@ilaneer/domain/pricing/price-cart';
import { err, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { CartLine } from '../../modules/cart/cart.ts';
import { placeOrderFailure } from './failures.ts';
import type { OrderRequest } from './order-request.ts';

type Ordered = {
  readonly lines: readonly CartLine[];
  readonly priced: readonly PricedLine[];
  readonly isQuoted: boolean;
  readonly isByStaff: boolean;
  /** Of the delivery method and promotions. */
  readonly rules: DeliveryRules & CashFee;
};

/** From the rows of the database, against what the client claims (CHECKOUT-6). Errors: those of the domain's placeOrder. */
export function decideFigures(
  { brand }: Pick<Deps, 'brand'>,
  { lines, priced, isQuoted, isByStaff, rules }: Ordered,
  request: OrderRequest,
  supplyState: string,
  reductions: Reductions,
): Result<OrderFigures, Failure> {
  const orderable = lines.flatMap(({ variantId, stock, isSold }, index) => {
    const ofLine = priced[index];
    return ofLine === undefined ? [] : [{ ...ofLine, variantId, stock, isSold, isQuoted }];
  });
  const claimed = request.items.map((item) => ({
    // An omitted variant is the only one in the cart.
    variantId: item.variantId ?? onlyVariantOf(lines, item.productId),
    quantity: item.quantity,
    price: item.price,
  }));
  const place = { sellerState: brand.state, supplyState };
  const { total, isTotalRounded = false } = request;
  const decided = decideOrder(
    orderable,
    { lines: claimed, total, isTotalRounded },
    place,
    isByStaff ? rules : rulesOf(rules, request, priced, reductions),
    reductions,
  );
  return decided.ok ? decided : err(placeOrderFailure(decided.error, lines, priced, request.total));
}

/** With the fee of Cash on Delivery, unless a gift card pays all (PRICING-38). */
function rulesOf(
  delivery: DeliveryRules & CashFee,
  { paymentMethod, giftCard }: OrderRequest,
  priced: readonly PricedLine[],
  reductions: Reductions,
): DeliveryRules {
  if (paymentMethod !== 'cod') return delivery;
  const byCard = giftCard?.amount ?? null;
  const isAllByCard = byCard !== null && byCard >= priceCart(priced, delivery, reductions).total;
  return isAllByCard ? delivery : cashRules(delivery);
}

function onlyVariantOf(lines: readonly CartLine[], productId: string): string {
  const [first, ...others] = lines.filter((line) => line.productId === productId);
  return first !== undefined && others.length === 0 ? first.variantId : '';
}
