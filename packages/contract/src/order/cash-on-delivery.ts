import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Rupees } from '../message/fields.ts';

/** In rupees and units. */
const CashOrders = Type.Object({ cash: Rupees, units: Type.Integer() });
/** Null where the number of units does not matter. */
const MostCash = Type.Object({ cash: Rupees, units: Type.Union([Type.Integer(), Type.Null()]) });

/** What the shopper may have on delivery at a time, and how much of it is used (CHECKOUT-26). */
export const getCashOnDelivery = defineCall({
  method: 'GET',
  path: '/cash-on-delivery',
  summary: 'How much the shopper may still order on delivery',
  tag: 'Payments',
  access: 'shopper',
  reply: successReply({
    /** The orders that are not paid yet. */
    held: CashOrders,
    most: MostCash,
    /** With a proven mobile number; null when the account has one. */
    ifProven: Type.Union([MostCash, Type.Null()]),
  }),
  status: 200,
  errors: [],
});
