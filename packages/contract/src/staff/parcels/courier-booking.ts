import { COURIER_NAMES } from '@ilaneer/domain/parcel/couriers/courier-name';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, Id } from '../../message/fields.ts';
import { IfMatch } from '../version.ts';
import { ParcelView } from './parcel-views.ts';

const parcelParams = Type.Object({ parcelId: Id('Parcel ID is required') });
const parcelReply = successReply({ parcel: ParcelView });

export const listCouriers = defineCall({
  method: 'GET',
  path: '/staff/packing/couriers',
  summary: 'Couriers that are set up',
  access: 'staff:orders.fulfil',
  reply: successReply({
    couriers: Type.Array(
      Type.Object({
        name: Type.Enum([...COURIER_NAMES]),
        title: Type.String(),
        /** False: its number is typed (PARCEL-30). */
        isBooked: Type.Boolean(),
      }),
    ),
  }),
});

/** A job books it; the parcel's `booking` tells the outcome (PARCEL-31). */
export const bookParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/booking',
  summary: 'Book a packed parcel with a courier',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  body: Type.Object({
    courier: Type.Enum([...COURIER_NAMES], anyProblem('Choose a courier')),
    /** As weighed on closing if left out. */
    weightGrams: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100_000, ...anyProblem('Weight must be 1 to 1,00,000 g') }),
    ),
  }),
  reply: parcelReply,
});

export const cancelBooking = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/booking-cancellation',
  summary: "Cancel a parcel's booking with its courier",
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  reply: parcelReply,
});

export const printCourierLabel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/courier-label',
  summary: "The courier's label of a booked parcel",
  access: 'staff:orders.fulfil',
  params: parcelParams,
  reply: showsCustomer(
    Type.Unsafe<Uint8Array>({
      description: 'The label',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    { on: 'document', by: 'order' },
  ),
});
