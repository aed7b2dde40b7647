import Type, { type Static } from 'typebox';
import { SummaryView } from './cart/cart.ts';
import { itemQuery } from './cart/item-query.ts';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import {
  anyProblem,
  Code,
  DateOrNull,
  Digits,
  Id,
  IsoDate,
  PIN_CODE_TEXT,
  problem,
  Rupees,
  Text,
  TextOrNull,
} from './message/fields.ts';

const RupeesOrNull = Type.Union([Rupees, Type.Null()]);

/** A coupon with its effect on the cart in question (COUPON-7). */
export const CouponView = Type.Object({
  id: Type.String(),
  code: Type.String(),
  description: Type.String(),
  discountType: Type.Enum(['PERCENTAGE', 'FLAT']),
  discountValue: Type.Number(),
  maxDiscountValue: RupeesOrNull,
  minimumPurchase: RupeesOrNull,
  productType: Type.Enum(['ALL', 'SPECIFIC']),
  productIds: Type.Array(Type.String()),
  usageType: Type.Enum(['UNLIMITED', 'LIMITED']),
  usageLimit: Type.Union([Type.Integer(), Type.Null()]),
  usageCount: Type.Integer(),
  firstOrderOnly: Type.Boolean(),
  active: Type.Boolean(),
  hidden: Type.Boolean(),
  delete: Type.Literal(false),
  validFrom: DateOrNull,
  validUntil: DateOrNull,
  createdAt: IsoDate,
  updatedAt: IsoDate,
  /** Null without a login, as there is no cart to judge it by. */
  usable: Type.Union([Type.Boolean(), Type.Null()]),
  /** Discount on the cart in rupees; 0 if unusable. */
  discount: Rupees,
  reason: TextOrNull,
});

export type CouponView = Static<typeof CouponView>;

const productType = Type.Optional(Text(20));

/** Listed coupons, usable ones first (COUPON-5). */
export const getCoupons = defineCall({
  method: 'GET',
  path: '/coupons',
  summary: 'List coupons',
  tag: 'Promotions',
  access: 'either',
  query: Type.Object({ ...itemQuery, productType }),
  reply: successReply({ totalCoupons: Type.Integer(), coupons: Type.Array(CouponView) }),
  errors: ['VALIDATION_FAILED'],
});

export const verifyCoupon = defineCall({
  method: 'GET',
  path: '/coupons/verify/:code',
  summary: 'Check a coupon code',
  tag: 'Promotions',
  access: 'either',
  params: Type.Object({ code: Code(50, anyProblem('Coupon not found')) }),
  query: Type.Object({ ...itemQuery, productIds: Type.Optional(Text(2_000)), productType }),
  reply: successReply({ message: Type.String(), coupon: CouponView }),
  errors: ['VALIDATION_FAILED', 'COUPON_INVALID', 'COUPON_NOT_FOUND', 'RATE_LIMITED'],
});

export const getBestPrice = defineCall({
  method: 'GET',
  path: '/best-price',
  summary: 'Get the best price of the cart',
  tag: 'Promotions',
  access: 'shopper',
  query: Type.Object({
    productId: Type.Optional(Id('Product ID is required')),
    variantId: itemQuery.variantId,
    quantity: itemQuery.quantity,
    couponCode: Type.Optional(Code(50)),
    /** Upper limit; as many as allowed are used. */
    coins: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, ...problem('Coins must be a whole number, 0 or more') }),
    ),
    /** Of `getDeliveryMethods`; default: the usual way. */
    deliveryMethod: Type.Optional(Text(100)),
    /** Of the delivery, for promotions of some areas (PROMOTION-4). */
    pinCode: Type.Optional(Digits(6, { pattern: '^[1-9][0-9]{5}$', ...anyProblem(PIN_CODE_TEXT) })),
    /** With the fee of Cash on Delivery (PRICING-38). */
    paysCash: Type.Optional(Type.Boolean(problem('paysCash must be true or false'))),
  }),
  reply: successReply({
    chosen: Type.Object({
      coupon: Type.Union([CouponView, Type.Null()]),
      couponProblem: TextOrNull,
      coins: Type.Integer(),
      summary: SummaryView,
    }),
    coins: Type.Object({
      balance: Type.Integer(),
      usable: Type.Integer(),
      problem: TextOrNull,
      bringDeliveryBack: Type.Boolean(),
    }),
    pricedByArea: Type.Optional(Type.Boolean()),
    best: Type.Object({ couponCode: TextOrNull, coins: Type.Integer(), summary: SummaryView }),
  }),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});
