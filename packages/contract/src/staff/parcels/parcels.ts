import { SCAN_VERDICTS } from '@ilaneer/domain/parcel/packing';
import { ATTEMPT_REASONS } from '@ilaneer/domain/parcel/parcel-event';
import { PARCEL_MOVES } from '@ilaneer/domain/parcel/parcel-state';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Id, Lines, PositiveRupees, problem, Raw } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch } from '../version.ts';
import { CourierText, ParcelView, QueueRow, TakenOut, TrackingText } from './parcel-views.ts';

/** `packed today`: closed today, shipped or not. `late`: packed before the last hand-over time. */
export const QUEUE_STATES = ['to pack', 'packed', 'packed today', 'late'] as const;

const parcelParams = Type.Object({ parcelId: Id('Parcel ID is required') });
const parcelReply = successReply({ parcel: ParcelView });
export const getPackingQueue = defineCall({
  method: 'GET',
  path: '/staff/packing/queue',
  summary: 'Parcels to pack or ship, oldest order first',
  access: 'staff:orders.fulfil',
  query: Type.Object({
    state: Type.Optional(Type.Enum([...QUEUE_STATES], anyProblem('Unknown state'))),
    held: Type.Optional(Type.Enum(['yes', 'no'])),
    /** Claimed or closed by the member. */
    by: Type.Optional(Type.Enum(['me'])),
    ...listFields,
  }),
  reply: listReply(QueueRow),
});

export const getOrderParcels = defineCall({
  method: 'GET',
  path: '/staff/orders/:orderId/parcels/made',
  summary: 'The parcels that an order has',
  access: 'staff:orders.read',
  params: Type.Object({ orderId: Id('Order ID is required') }),
  reply: successReply({ parcels: Type.Array(ParcelView) }),
});

/** Claims the scanned order's parcel, or the oldest unclaimed one; null if none. */
export const claimParcel = defineCall({
  method: 'POST',
  path: '/staff/packing/claims',
  summary: 'Claim a parcel to pack',
  access: 'staff:orders.fulfil',
  body: Type.Object({
    /** Order, parcel or tracking number. */
    code: Type.Optional(Raw(100)),
  }),
  reply: successReply({ parcel: Type.Union([ParcelView, Type.Null()]) }),
});

export const getParcel = defineCall({
  method: 'GET',
  path: '/staff/parcels/:parcelId',
  summary: 'A parcel with its contents',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  reply: parcelReply,
});

export const listOrderParcels = defineCall({
  method: 'GET',
  path: '/staff/orders/:orderId/parcels',
  summary: 'The parcels of an order',
  access: 'staff:orders.fulfil',
  params: Type.Object({ orderId: Id('Order ID is required') }),
  reply: successReply({ parcels: Type.Array(ParcelView) }),
});

export const releaseParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/give-back',
  summary: 'Return a claimed parcel to the queue, empty',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  reply: parcelReply,
});

/** Confirms removal from an interrupted box: a changed order continues, other claims end (PARCEL-12). */
export const endInterruption = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/interruption-end',
  summary: 'Confirm the units taken out of an interrupted parcel',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  body: Type.Object({ takenOut: TakenOut }),
  reply: parcelReply,
});

/** Adds or refuses a unit, or several by hand (PARCEL-4). The reply has the authoritative counters. */
export const scanIntoParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/scans',
  summary: 'Scan a unit into a parcel',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  body: Type.Object({
    /** One id per gesture makes repeats idempotent (PARCEL-6). */
    gestureId: Type.String({
      minLength: 8,
      maxLength: 100,
      ...anyProblem('gestureId must be 8 to 100 characters'),
    }),
    code: Raw(300, {
      minLength: 1,
      ...problem('Scan or enter a code', atMost('Code', 300)),
    }),
    /** Unreadable code: identified by eye, with the SKU as `code`. */
    byHand: Type.Optional(Type.Boolean()),
    /** Units confirmed by hand at once, all or none; a scan is one. */
    quantity: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000, ...anyProblem('Quantity must be 1 to 1,000') }),
    ),
  }),
  reply: successReply({
    verdict: Type.Enum([...SCAN_VERDICTS]),
    line: Type.Union([Type.Integer(), Type.Null()]),
    parcel: ParcelView,
  }),
});

export const closeParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/close',
  summary: 'Close a complete parcel',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  body: Type.Object({
    weightGrams: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100_000, ...anyProblem('Weight must be 1 to 1,00,000 g') }),
    ),
  }),
  reply: parcelReply,
});

export const reopenParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/reopen',
  summary: 'Reopen a packed parcel and claim it',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  body: Type.Object({
    reason: Lines(500, {
      minLength: 1,
      ...problem('Enter a reason', atMost('Reason', 500)),
    }),
  }),
  reply: parcelReply,
});

/** The order follows with its last parcel (PARCEL-2). */
export const shipParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/shipment',
  summary: 'Ship a packed parcel with a courier',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  body: Type.Object({ courier: CourierText, trackingNumber: TrackingText }),
  reply: parcelReply,
});

/** By hand what a courier would report (PARCEL-19). */
export const moveParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/moves',
  summary: 'Move a shipped parcel',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  body: Type.Object({
    move: Type.Enum([...PARCEL_MOVES], anyProblem('Unknown move')),
    /** Now if left out; never in the future. */
    at: Type.Optional(Type.String({ format: 'date-time', ...anyProblem('This is no day and time') })),
    /** Of a failed attempt. */
    reason: Type.Optional(Type.Enum([...ATTEMPT_REASONS], anyProblem('Choose why the delivery failed'))),
    /** Of the courier for a parcel that is back; noted only. */
    charges: Type.Optional(PositiveRupees),
  }),
  reply: parcelReply,
});

/** Units that can be sold again; the rest is written off (PARCEL-23). */
export const inspectParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/inspection',
  summary: 'Inspect a parcel that came back',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  body: Type.Object({
    restock: Type.Array(
      Type.Object({
        position: Type.Integer({ minimum: 1, maximum: 1_000, ...anyProblem('Line not found') }),
        quantity: Type.Integer({
          minimum: 0,
          maximum: 10_000,
          ...anyProblem('Give a whole number of units'),
        }),
      }),
      { maxItems: 100, ...anyProblem('Name the units that go back to stock') },
    ),
  }),
  reply: parcelReply,
});

export const splitParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/split',
  summary: 'Put a part of a parcel into another one',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  body: Type.Object({
    lines: Type.Array(
      Type.Object({
        position: Type.Integer({ minimum: 1, maximum: 1_000, ...anyProblem('Line not found') }),
        quantity: Type.Integer({ minimum: 1, maximum: 10_000, ...anyProblem('Choose 1 unit or more') }),
      }),
      { minItems: 1, maxItems: 100, ...anyProblem('Choose what goes into the other parcel') },
    ),
  }),
  reply: successReply({ parcels: Type.Array(ParcelView) }),
});

/** Merges a waiting parcel into the one before it. */
export const mergeParcel = defineCall({
  method: 'POST',
  path: '/staff/parcels/:parcelId/merge',
  summary: 'Put a waiting parcel into another waiting one of its order',
  access: 'staff:orders.fulfil',
  params: parcelParams,
  headers: IfMatch,
  reply: successReply({ parcels: Type.Array(ParcelView) }),
});
