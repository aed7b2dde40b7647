import Type from 'typebox';

/** The shopper's choice on a line of the cart or an order. */
export const choiceFields = {
  quantity: Type.Integer(),
  giftNote: Type.Optional(
    Type.String({ description: 'the gift note, for the recipient; absent without one' }),
  ),
};

/** The description of an order line, the same in every view. */
export const lineFields = {
  name: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  ...choiceFields,
};
