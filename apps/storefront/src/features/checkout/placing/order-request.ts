import type { CartLineView, SummaryView } from '@ilaneer/contract/cart/cart';
import type { PaymentDetails, PlaceOrderBody, PriceChange } from '@ilaneer/contract/order/order';
import { paiseFromRupees, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import type { ReducedItems } from '../items/checkout-items.ts';
import type { CheckoutAddress, CheckoutBilling } from './checkout-address.ts';

/** Rupees, as shown. */
export type OrderOffer = {
  readonly lines: readonly (Pick<CartLineView, 'productId' | 'variantId' | 'name' | 'quantity' | 'price'> &
    Partial<Pick<CartLineView, 'variantName' | 'image' | 'originalPrice'>>)[];
  readonly summary: Pick<SummaryView, 'total' | 'delivery' | 'couponSavings' | 'coinSavings'>;
  readonly couponCode: string | null;
  readonly coins: number;
};

export type OfferedGiftCard = { readonly code: string; readonly balance: number };

export function changedOffer(
  items: ReducedItems,
  { current }: PriceChange,
  reductions: Pick<OrderOffer, 'couponCode' | 'coins'> = items,
): OrderOffer {
  const lines = current.items.map((item) => ({
    ...items.lines.find(({ variantId }) => variantId === item.variantId),
    ...item,
  }));
  const { couponCode, coins } = reductions;
  return { lines, summary: current.summary, couponCode, coins };
}

/** CHECKOUT-15. */
export function orderProblem(address: CheckoutAddress | null, offer: OrderOffer): string | null {
  if (address === null) return 'No delivery address selected.';
  const { fullName, phone, addressLine1, state, zipCode } = address;
  if ([fullName, phone, addressLine1, state, zipCode].includes('')) {
    return 'Delivery address is missing required fields.';
  }
  return offer.lines.length === 0 ? 'Cart is empty' : null;
}

/** As shown (CHECKOUT-2, CHECKOUT-3). */
export function orderRequest(
  address: CheckoutAddress,
  { lines, summary, couponCode, coins }: OrderOffer,
  paymentDetails: PaymentDetails,
  giftCard: OfferedGiftCard | null = null,
  { business, billTo }: CheckoutBilling = { business: null, billTo: null },
): PlaceOrderBody {
  const reductions = sumPaise(paiseFromRupees(summary.couponSavings), paiseFromRupees(summary.coinSavings));
  return {
    items: lines.map(orderedItem),
    deliveryAddress: {
      ...addressBody(address),
      email: address.email === '' ? null : address.email,
    },
    ...(business !== null && { business }),
    ...(billTo !== null && { billTo: addressBody(billTo) }),
    paymentMethod: paymentDetails.method,
    paymentDetails,
    deliveryCharge: summary.delivery,
    discountAmount: rupeesFromPaise(reductions),
    total: summary.total,
    couponCode,
    ...(giftCard !== null && {
      giftCardCode: giftCard.code,
      giftCardAmount: Math.min(giftCard.balance, summary.total),
    }),
    coins,
  };
}

function addressBody({ zipCode, email: _email, ...address }: CheckoutAddress) {
  return { ...address, zipcode: zipCode, country: 'India' };
}

function orderedItem(line: OrderOffer['lines'][number]): PlaceOrderBody['items'][number] {
  const { productId, variantId, variantName = '', name, image = '', quantity, price, originalPrice } = line;
  return {
    productId,
    quantity,
    price,
    ...(originalPrice === undefined ? {} : { originalPrice }),
    variant: { variantId, variantName },
    productName: name,
    productImage: image,
    unit: 'pcs',
  };
}
