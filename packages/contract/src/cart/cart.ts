import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/line-quantity';
import { LONGEST_GIFT_NOTE } from '@ilaneer/domain/order/line-snapshot';
import Type, { type Static } from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { defineCall } from '../message/call.ts';
import { earlierField } from '../message/earlier-field.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, Id, IsoDate, problem, Rupees } from '../message/fields.ts';
import { CART_LINE_ALIASES } from './cart-aliases.ts';
import { choiceFields } from './line-fields.ts';
import { promotionFields } from './promotions.ts';

/** Taxable value per rate, lowest first; only where goods are taxed by HSN code. */
export const GstByRateView = Type.Array(Type.Object({ rate: Type.Number(), taxable: Rupees, gst: Rupees }));

export type GstByRateView = Static<typeof GstByRateView>;

export const SummaryView = Type.Object({
  totalMRP: Rupees,
  discount: Rupees,
  /** Part of the discount; absent without one (PROMOTION-12). */
  promotionSavings: Type.Optional(Rupees),
  couponSavings: Rupees,
  coinSavings: Rupees,
  subtotal: Rupees,
  gst: Rupees,
  gstIncluded: Type.Boolean(),
  gstByRate: Type.Optional(GstByRateView),
  delivery: Rupees,
  /** Beside delivery; absent without one (PRICING-38). */
  cashFee: Type.Optional(Rupees),
  total: Rupees,
  totalItems: Type.Integer(),
  totalSavings: Rupees,
});

export type SummaryView = Static<typeof SummaryView>;

export const CartLineView = withAliases(
  Type.Object({
    productId: Type.String(),
    variantId: Type.String(),
    variantName: Type.String(),
    name: Type.String(),
    image: Type.String(),
    ...choiceFields,
    unit: Type.Literal('pcs'),
    price: Rupees,
    originalPrice: Rupees,
    mrp: Rupees,
    gstIncluded: Type.Boolean(),
    offerpercentage: Type.Integer(),
    currentStock: Type.Integer(),
    maxQuantity: Type.Integer(),
    available: Type.Boolean(),
    message: Type.Optional(Type.String()),
    hasVariants: Type.Boolean(),
    addedAt: IsoDate,
    updatedAt: IsoDate,
    productDetails: Type.Object({
      description: Type.String(),
      gst: Type.Number(),
      category: Type.String(),
    }),
    variantCombination: Type.Object({
      sku: Type.String(),
      variants: Type.Record(Type.String(), Type.String()),
    }),
  }),
  CART_LINE_ALIASES,
);

export type CartLineView = Static<typeof CartLineView>;

export const cartFields = {
  cart: Type.Array(CartLineView),
  summary: SummaryView,
  cartItemCount: Type.Integer({ description: 'Number of lines.' }),
  ...promotionFields,
};

const CartReply = successReply(cartFields);
const ChangedCartReply = successReply({ message: Type.String(), ...cartFields });

export type CartReply = Static<typeof CartReply>;

/** Both spellings of the variant; optional when the product has one (CART-5). */
const variantFields = {
  variantId: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  variantCombination: earlierField(
    'variantId',
    Type.Union([Type.Object({ variantId: Type.Optional(Type.String({ maxLength: 100 })) }), Type.Null()]),
  ),
};

export function namedVariant(body: {
  readonly variantId?: string | null;
  readonly variantCombination?: { readonly variantId?: string } | null;
}): string | null {
  return body.variantId || body.variantCombination?.variantId || null;
}

const positiveText = 'Quantity must be a positive number';

function Quantity() {
  return Type.Integer({ minimum: 1, maximum: 1_000_000, ...problem(positiveText) });
}

export const getCart = defineCall({
  method: 'GET',
  path: '/get-cart',
  summary: 'Get the cart',
  tag: 'Cart',
  access: 'shopper',
  reply: CartReply,
});

export const addToCart = defineCall({
  method: 'POST',
  path: '/add-to-cart',
  summary: `Add to the cart, at most ${MAX_LINE_QUANTITY} units of a variant`,
  tag: 'Cart',
  access: 'shopper',
  body: Type.Object({ productId: Id('Product ID is required'), quantity: Quantity(), ...variantFields }),
  reply: ChangedCartReply,
  errors: ['VALIDATION_FAILED', 'PRODUCT_NOT_FOUND', 'VARIANT_REQUIRED', 'VARIANT_INVALID', 'OUT_OF_STOCK'],
});

/** Left out, the line keeps its note; null or blank, it has none (CART-26). */
const GiftNote = Type.Optional(
  Type.Union(
    [
      Type.Refine(Type.String({ maxLength: LONGEST_GIFT_NOTE }), ({ length }) => length <= LONGEST_GIFT_NOTE),
      Type.Null(),
    ],
    {
      description: `Gift note of the line, at most ${LONGEST_GIFT_NOTE} characters; null removes it, absent keeps it.`,
      ...anyProblem(atMost('The gift note', LONGEST_GIFT_NOTE)),
    },
  ),
);

/** Clients match on these texts (CART-10). */
export const updateCartQuantity = defineCall({
  method: 'PUT',
  path: '/update-cart-quantity',
  summary: 'Update the quantity and gift note of a line',
  tag: 'Cart',
  access: 'shopper',
  body: Type.Object({
    productId: Id('Product ID is required'),
    newQuantity: Quantity(),
    giftNote: GiftNote,
    ...variantFields,
  }),
  reply: ChangedCartReply,
  errors: ['VALIDATION_FAILED', 'PRODUCT_NOT_IN_CART', 'PRODUCT_GONE', 'VARIANT_REQUIRED', 'OUT_OF_STOCK'],
});

export const removeFromCart = defineCall({
  method: 'POST',
  path: '/remove-from-cart',
  summary: 'Remove a line or some of its units',
  tag: 'Cart',
  access: 'shopper',
  body: Type.Object({
    productId: Id('Product ID is required'),
    quantity: Type.Optional(Quantity()),
    ...variantFields,
  }),
  reply: ChangedCartReply,
  errors: ['VALIDATION_FAILED', 'PRODUCT_NOT_IN_CART', 'VARIANT_REQUIRED'],
});

export const clearCart = defineCall({
  method: 'POST',
  path: '/clear-cart',
  summary: 'Empty the cart',
  tag: 'Cart',
  access: 'shopper',
  reply: ChangedCartReply,
});
