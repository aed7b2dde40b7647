import type { CartLineView } from '@ilaneer/contract/cart';
import type { PlaceOrderBody } from '@ilaneer/contract/order';
import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';
import type { CheckoutAddress } from './checkout-address.ts';

/** What the shopper sees and agrees to: lines with their prices, and the total in rupees. */
export type OrderOffer = {
  readonly lines: readonly (Pick<CartLineView, 'productId' | 'variantId' | 'quantity' | 'price'> &
    Partial<Pick<CartLineView, 'originalPrice'>>)[];
  readonly total: number;
  /** The coupon that is in the total. */
  readonly couponCode: string | null;
  /** The coins that are in the total. */
  readonly coins: number;
};

/** A gift card that pays of the total as far as its balance goes, in rupees. */
export type OfferedGiftCard = { readonly code: string; readonly balance: number };

/** Why no order can be placed, in the words of part 2 section 5, or null when one can. */
export function orderProblem(address: CheckoutAddress | null, offer: OrderOffer): string | null {
  if (address === null) return 'No delivery address selected.';
  const { fullName, phone, addressLine1, state, zipCode } = address;
  if ([fullName, phone, addressLine1, state, zipCode].includes('')) {
    return 'Delivery address is missing required fields.';
  }
  return offer.lines.length === 0 ? 'Cart is empty' : null;
}

/** The order request (part 2 section 3), with the figures exactly as they were shown. */
export function orderRequest(
  address: CheckoutAddress,
  offer: OrderOffer,
  paymentMethod: PaymentMethod,
  giftCard: OfferedGiftCard | null = null,
): PlaceOrderBody {
  return {
    items: offer.lines.map(({ productId, variantId, quantity, price, originalPrice }) => ({
      productId,
      variantId,
      quantity,
      price,
      ...(originalPrice === undefined ? {} : { originalPrice }),
    })),
    deliveryAddress: { ...address, email: address.email === '' ? null : address.email, country: 'India' },
    paymentMethod,
    total: offer.total,
    couponCode: offer.couponCode,
    ...(giftCard !== null && {
      giftCardCode: giftCard.code,
      giftCardAmount: Math.min(giftCard.balance, offer.total),
    }),
    coins: offer.coins,
  };
}
