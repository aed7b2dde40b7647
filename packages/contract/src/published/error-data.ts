import Type, { type TSchema } from 'typebox';
import { CouponView } from '../coupon.ts';
import type { ErrorCode } from '../message/error-codes.ts';
import { PriceChange } from '../order/order.ts';

export const OutOfStock = Type.Object({
  available: Type.Integer({ description: 'Of the first short line.' }),
  items: Type.Optional(
    Type.Array(
      Type.Object({
        productId: Type.String(),
        variantId: Type.String(),
        name: Type.String(),
        requested: Type.Integer(),
        available: Type.Integer(),
      }),
    ),
  ),
});

export const VariantChoices = Type.Object({
  choices: Type.Array(Type.Object({ variantId: Type.String(), variantName: Type.String() })),
});

/** As in `retry-after`. */
export const Wait = Type.Object({ retryAfterSeconds: Type.Integer() });

export const OtpWrong = Type.Object({
  triesLeft: Type.Integer(),
  retryAfterSeconds: Type.Optional(Type.Integer({ description: 'Only if no attempts are left.' })),
});

export const ERROR_DATA: Partial<Record<ErrorCode, TSchema>> = {
  OUT_OF_STOCK: OutOfStock,
  PRICE_CHANGED: PriceChange,
  VARIANT_REQUIRED: VariantChoices,
  COUPON_INVALID: Type.Object({ coupon: Type.Optional(CouponView) }),
  GIFT_CARD_INVALID: Type.Object({ needsProof: Type.Optional(Type.Literal(true)) }),
  ORDER_NOT_CANCELLABLE: Type.Object({ status: Type.String() }),
  OTP_INVALID: OtpWrong,
  OTP_TOO_SOON: Wait,
  OTP_TRIES_EXCEEDED: Wait,
  RATE_LIMITED: Wait,
};
