import Type from 'typebox';

export const choiceFields = {
  quantity: Type.Integer(),
  giftNote: Type.Optional(Type.String({ description: 'Gift note for the recipient; absent if none.' })),
};

export const lineFields = {
  name: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  ...choiceFields,
};
