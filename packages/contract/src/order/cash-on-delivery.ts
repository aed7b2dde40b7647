import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Rupees } from '../message/fields.ts';

/** Rupees and units. */
const CashOrders = Type.Object({ cash: Rupees, units: Type.Integer() });
/** Null: no limit on units. */
const MostCash = Type.Object({ cash: Rupees, units: Type.Union([Type.Integer(), Type.Null()]) });

/** CHECKOUT-26. */
export const getCashOnDelivery = defineCall({
  method: 'GET',
  path: '/cash-on-delivery',
  summary: 'Get the limits for cash on delivery',
  tag: 'Payments',
  access: 'shopper',
  reply: successReply({
    held: CashOrders,
    most: MostCash,
    /** Limit with a verified number; null if verified. */
    ifProven: Type.Union([MostCash, Type.Null()]),
    /** From this cash on, an order waits for its confirmation; null: none does (CHECKOUT-31). */
    confirmFrom: Type.Union([Rupees, Type.Null()]),
    /** Deliveries of the last year, if they lower the limit; else null (CHECKOUT-30). */
    record: Type.Union([Type.Object({ delivered: Type.Integer(), refused: Type.Integer() }), Type.Null()]),
  }),
});
