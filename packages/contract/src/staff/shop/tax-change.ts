import { PRICE_MODES } from '@ilaneer/domain/pricing/price-mode';
import { TAX_MODES } from '@ilaneer/domain/setting/settings';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { problem, Rupees } from '../../message/fields.ts';

/** Goods that are sold now and would not be. */
const OffSale = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  /** What a piece would cost with its GST; null where its HSN code has no rate. */
  priceWithGst: Type.Union([Rupees, Type.Null()]),
  mrp: Rupees,
});

export const TaxEffect = Type.Object({
  /** So many would cost more than their MRP. */
  aboveMrp: Type.Integer(),
  /** So many have no rate by their HSN code. */
  withoutRate: Type.Integer(),
  /** The first of both. */
  goods: Type.Array(OffSale),
});
export type TaxEffect = Static<typeof TaxEffect>;

/** What another choice for prices and taxes would take off sale (PRICING-35); nothing is changed. */
export const previewTax = defineCall({
  method: 'GET',
  path: '/staff/settings/tax/effect',
  summary: 'Which goods another tax rule would take off sale',
  tag: 'Staff',
  access: 'staff:settings.write',
  /** What is not said stays as it is now. */
  query: Type.Object({
    mode: Type.Optional(Type.Enum([...TAX_MODES], problem('Please choose how goods are taxed'))),
    prices: Type.Optional(Type.Enum([...PRICE_MODES], problem('Please choose what prices mean'))),
  }),
  reply: successReply({ effect: TaxEffect }),
  status: 200,
  errors: ['VALIDATION_FAILED'],
});
