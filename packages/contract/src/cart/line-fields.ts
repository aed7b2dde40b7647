import Type from 'typebox';

export const choiceFields = {
  quantity: Type.Integer(),
  giftNote: Type.Optional(
    Type.String({ description: 'the gift note, for the recipient; absent without one' }),
  ),
};

export const lineFields = {
  name: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  ...choiceFields,
};
