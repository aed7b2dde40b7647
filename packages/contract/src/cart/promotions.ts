import Type, { type Static } from 'typebox';
import { Rupees } from '../message/fields.ts';

export const CartPromotion = Type.Object({
  id: Type.String(),
  name: Type.String(),
  savings: Rupees,
  arithmetic: Type.String(),
});

/** In the owner's words, with the missing pieces or amount. */
export const PromotionHint = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hint: Type.String(),
  missing: Type.String(),
});

/** Absent where the cart has none. */
export const promotionFields = {
  promotions: Type.Optional(Type.Array(CartPromotion)),
  promotionHints: Type.Optional(Type.Array(PromotionHint)),
};

const CartPromotions = Type.Object(promotionFields);

export type CartPromotionsView = Static<typeof CartPromotions>;
