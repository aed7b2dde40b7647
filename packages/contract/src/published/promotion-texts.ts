import type { FieldText } from './field-text.ts';

export const PROMOTION_TEXTS: Readonly<Record<string, FieldText>> = {
  promotionSavings: { text: 'Part of `discount` that promotions give; absent if 0.', example: 15 },
  promotions: { text: 'Promotions that apply to the cart; absent without one.' },
  pricedByArea: {
    text: 'True where promotions for some areas run: ask again with the `pinCode` of the delivery.',
    example: true,
  },
  promotionHints: { text: 'Promotions for which the cart lacks a little; absent without one.' },
  'CartPromotion.id': { text: 'Promotion ID, opaque.', example: '5b1c2f0e-9d3a-4c88-a1f2-7f3f0b6f7a10' },
  'CartPromotion.name': { text: 'Name of the promotion.', example: 'Monsoon week' },
  'CartPromotion.savings': { text: 'Discount of the promotion on the cart.', example: 15 },
  'CartPromotion.arithmetic': {
    text: 'The sums of the promotion, in words.',
    example: 'Buy 2, get 1 free: ₹285.00 off 1 of 3 Filter Coffee Pack (₹855.00)',
  },
  'PromotionHint.id': { text: 'Promotion ID, opaque.', example: '5b1c2f0e-9d3a-4c88-a1f2-7f3f0b6f7a10' },
  'PromotionHint.name': { text: 'Name of the promotion.', example: 'Monsoon week' },
  'PromotionHint.hint': { text: 'Words of the shop.', example: 'One more and the next is free' },
  'PromotionHint.missing': { text: 'Missing pieces or amount, in words.', example: 'Add 1 more' },
};
