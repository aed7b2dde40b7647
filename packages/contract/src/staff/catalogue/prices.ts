import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { DateOrNull, Id, IsoDate, Rupees, TextOrNull } from '../../message/fields.ts';
import { FieldProblems, PriceFields, VariantRowView } from './catalogue-fields.ts';

const MOST_AT_ONCE = 500;

export const PriceChangeView = Type.Object({
  id: Type.String(),
  variantId: Type.String(),
  sku: Type.String(),
  from: Type.Union([Type.Object({ price: Rupees, originalPrice: Rupees, mrp: Rupees }), Type.Null()]),
  to: Type.Object({ price: Rupees, originalPrice: Rupees, mrp: Rupees }),
  takesEffectAt: IsoDate,
  appliedAt: DateOrNull,
  droppedAt: DateOrNull,
  droppedWhy: TextOrNull,
  by: Type.String(),
  createdAt: IsoDate,
});

export type PriceChangeView = Static<typeof PriceChangeView>;

export const PriceChangeForm = Type.Object({
  variantId: Id('Variant ID is required'),
  version: Type.Integer(),
  ...PriceFields.properties,
  /** Default: now. */
  takesEffectAt: Type.Optional(IsoDate),
});

export const changePrices = defineCall({
  method: 'POST',
  path: '/staff/prices',
  summary: 'Change prices, now or later',
  access: 'staff:prices.write',
  body: Type.Object({ changes: Type.Array(PriceChangeForm, { minItems: 1, maxItems: MOST_AT_ONCE }) }),
  reply: successReply({
    results: Type.Array(
      Type.Object({
        variantId: Type.String(),
        ok: Type.Boolean(),
        /** VERSION_STALE, VARIANT_INVALID or VALIDATION_FAILED. */
        code: TextOrNull,
        problems: FieldProblems,
        /** Current state; null if unknown. */
        variant: Type.Union([VariantRowView, Type.Null()]),
      }),
    ),
  }),
});

export const listPriceChanges = defineCall({
  method: 'GET',
  path: '/staff/products/:productId/prices',
  summary: 'Prices of a product as they were and will be',
  access: 'staff:catalogue.read',
  params: Type.Object({ productId: Id('Product ID is required') }),
  reply: successReply({ changes: Type.Array(PriceChangeView) }),
});

export const dropPriceChange = defineCall({
  method: 'DELETE',
  path: '/staff/prices/:changeId',
  summary: 'Cancel a scheduled price',
  access: 'staff:prices.write',
  params: Type.Object({ changeId: Id('Price change is required') }),
  reply: successReply({ change: PriceChangeView }),
});
