import type { PriceChange } from '@ilaneer/contract/order/order';
import { type Paise, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { PlaceOrderError } from '@ilaneer/domain/order/place-order';
import type { UnpaidOrdersError } from '@ilaneer/domain/order/unpaid-orders';
import type { PricedLine } from '@ilaneer/domain/pricing/price-cart';
import type { Failure } from '../../http/failure.ts';
import { type CartLine, toSummaryView } from '../../modules/cart/cart.ts';
import { NOT_FOR_SALE } from '../../modules/tax-rate/tax-rate.ts';
import { outOfStockFailure } from '../reservations/reservations.ts';

export function placeOrderFailure(
  error: PlaceOrderError,
  lines: readonly CartLine[],
  priced: readonly PricedLine[],
  claimedTotal: Paise | null,
): Failure {
  switch (error.code) {
    case 'CART_EMPTY':
      return emptyCartFailure();
    case 'OUT_OF_STOCK':
      return outOfStockFailure(lines, error.shortages);
    case 'PRICE_CHANGED': {
      const data: PriceChange = {
        previous: { total: claimedTotal === null ? null : rupeesFromPaise(claimedTotal) },
        current: {
          total: rupeesFromPaise(error.summary.total),
          summary: toSummaryView(error.summary, priced),
          items: toPricedItems(lines),
        },
      };
      return { code: 'PRICE_CHANGED', data };
    }
  }
}

export function toPricedItems(lines: readonly CartLine[]): PriceChange['current']['items'] {
  return lines.map(({ productId, variantId, name, quantity, pricePaise }) => ({
    productId,
    variantId,
    name,
    quantity,
    price: rupeesFromPaise(paise(pricePaise)),
  }));
}

export function emptyCartFailure(): Failure {
  return { code: 'CART_EMPTY', fields: [{ field: 'items', message: 'Cart is empty' }] };
}

export function unavailableFailure(lines: readonly CartLine[]): Failure {
  const fields = lines.map(({ name, variantId }) => ({
    field: `items.${variantId}`,
    message: `${name} is ${NOT_FOR_SALE}. Please take it out of your order.`,
  }));
  const [first] = fields;
  return { code: 'PRODUCT_UNAVAILABLE', fields, ...(first === undefined ? {} : { message: first.message }) };
}

export function unpaidOrdersFailure(
  { held, most, mayProve }: UnpaidOrdersError,
  { mayPayCash }: { readonly mayPayCash: boolean },
): Failure {
  const orders = held.orders === 1 ? '1 order of yours waits' : `${held.orders} orders of yours wait`;
  const way = held.orders === 0 ? 'order fewer items' : 'pay or cancel one of them first';
  const message = [
    `${orders} for a payment, with ${held.units} items: at most ${most.orders} orders and ${most.units} items can wait at a time.`,
    `Please ${way}${mayPayCash ? ', or pay on delivery' : ''}.`,
    ...(mayProve ? ['With a confirmed email address or mobile number it is more.'] : []),
  ].join(' ');
  return { code: 'UNPAID_ORDERS_LIMIT', message, data: { held, most } };
}
