import Type, { type Static } from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { atMost, Code, IsoDate, problem, Rupees } from './message/fields.ts';

export const GiftCardView = Type.Object({
  last4: Type.String(),
  balance: Rupees,
  expiresAt: IsoDate,
});

export type GiftCardView = Static<typeof GiftCardView>;

/** The code is in the body, because proxies log addresses (GIFT-CARD-10). */
export const checkGiftCard = defineCall({
  method: 'POST',
  path: '/gift-cards/check',
  summary: 'Check a gift card',
  tag: 'Payments',
  access: 'shopper',
  body: Type.Object({
    code: Code(100, {
      minLength: 1,
      ...problem('Please type in the code of your gift card', atMost('The code', 100)),
    }),
  }),
  reply: successReply({ message: Type.String(), giftCard: GiftCardView }),
  errors: ['VALIDATION_FAILED', 'GIFT_CARD_INVALID', 'RATE_LIMITED'],
});
