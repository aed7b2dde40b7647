import { PRICE_MODES } from '@ilaneer/domain/pricing/price-mode';
import { TAX_MODES } from '@ilaneer/domain/setting/settings';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { problem, Rupees } from '../../message/fields.ts';

const OffSale = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  /** Null if its HSN code has no rate. */
  priceWithGst: Type.Union([Rupees, Type.Null()]),
  mrp: Rupees,
});

export const TaxEffect = Type.Object({
  aboveMrp: Type.Integer(),
  withoutRate: Type.Integer(),
  goods: Type.Array(OffSale),
});
export type TaxEffect = Static<typeof TaxEffect>;

/** Goods that new price or tax settings would take off sale (PRICING-35); a dry run. */
export const previewTax = defineCall({
  method: 'GET',
  path: '/staff/settings/tax/effect',
  summary: 'Which goods another tax rule would take off sale',
  access: 'staff:settings.write',
  query: Type.Object({
    mode: Type.Optional(Type.Enum([...TAX_MODES], problem('Please choose how goods are taxed'))),
    prices: Type.Optional(Type.Enum([...PRICE_MODES], problem('Please choose what prices mean'))),
  }),
  reply: successReply({ effect: TaxEffect }),
});
