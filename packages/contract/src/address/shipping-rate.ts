import Type, { type Static } from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Rupees } from '../message/fields.ts';
import { SHIPPING_RATE_ALIASES } from './shipping-rate-aliases.ts';

export const ShippingRateView = withAliases(
  Type.Object({
    id: Type.String(),
    rateName: Type.String(),
    description: Type.String(),
    price: Type.Number(),
    minPrice: Type.Number(),
    maxPrice: Type.Union([Type.Number(), Type.Null()]),
    minWeight: Type.Null(),
    maxWeight: Type.Null(),
    zoneId: Type.Null(),
    isActive: Type.Literal(true),
  }),
  SHIPPING_RATE_ALIASES,
);

export type ShippingRateView = Static<typeof ShippingRateView>;

export const getShippingRates = defineCall({
  method: 'GET',
  path: '/get-shipping-rates',
  summary: 'List delivery charges',
  tag: 'Cart',
  access: 'open',
  reply: successReply({
    shippingRates: Type.Array(ShippingRateView),
    total: Type.Integer(),
    codCharge: Rupees,
  }),
});
