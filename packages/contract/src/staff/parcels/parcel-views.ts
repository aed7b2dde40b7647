import { SHIPMENT_TEXTS } from '@ilaneer/domain/order/shipment';
import { BOOKING_STATES } from '@ilaneer/domain/parcel/couriers/booking';
import { COURIER_NAMES } from '@ilaneer/domain/parcel/couriers/courier-name';
import {
  ATTEMPT_REASONS,
  PARCEL_EVENT_KINDS,
  PARCEL_EVENT_SOURCES,
} from '@ilaneer/domain/parcel/parcel-event';
import { PARCEL_INTERRUPTIONS, PARCEL_STATES, PARCEL_STEPS } from '@ilaneer/domain/parcel/parcel-state';
import Type, { type Static } from 'typebox';
import { lineFields } from '../../cart/line-fields.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import {
  anyProblem,
  Code,
  DateOrNull,
  Id,
  IsoDate,
  problem,
  Rupees,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { versionField } from '../version.ts';
import { AttemptView } from './attempt-view.ts';
import { EWayBillView } from './e-way-bill.ts';

/** Courier and tracking number; the domain's rule is stricter (ORDER-6). */
export const CourierText = Text(200, problem(SHIPMENT_TEXTS.noCourier, SHIPMENT_TEXTS.longCourier));
export const TrackingText = Code(
  200,
  problem(SHIPMENT_TEXTS.noTrackingNumber, SHIPMENT_TEXTS.trackingNumber),
);

const ClaimView = Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]);

const RecipientView = Type.Object({
  name: Type.String(),
  city: Type.String(),
  state: Type.String(),
  pinCode: Type.String(),
});

export const ParcelLineView = Type.Object({
  position: Type.Integer(),
  ...lineFields,
  barcode: TextOrNull,
  picture: Type.String(),
  packed: Type.Integer(),
  batches: Type.Array(
    Type.Object({ code: Type.String(), bestBefore: Type.String(), quantity: Type.Integer() }),
  ),
});

const Parcel = Type.Object({
  id: Type.String(),
  number: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  parcels: Type.Integer(),
  state: Type.Enum([...PARCEL_STATES]),
  allowed: Type.Array(Type.Enum([...PARCEL_STEPS])),
  claimedBy: ClaimView,
  recipient: RecipientView,
  placedAt: IsoDate,
  /** Cash to collect on delivery. */
  toCollect: Type.Union([Rupees, Type.Null()]),
  /** Requires an e-way bill (TAX-DOCUMENT-17). */
  needsEWayBill: Type.Boolean(),
  eWayBill: Type.Union([EWayBillView, Type.Null()]),
  unprintable: Type.Array(Type.String()),
  hold: TextOrNull,
  /** Why packing or shipping is interrupted (PARCEL-7). */
  interruption: Type.Union([Type.Enum([...PARCEL_INTERRUPTIONS]), Type.Null()]),
  /** To be removed before packing continues or the claim ends (PARCEL-12). */
  takeOut: Type.Array(Type.Object({ variantId: Type.String(), barcode: TextOrNull, ...lineFields })),
  weightGrams: Type.Union([Type.Integer(), Type.Null()]),
  courier: TextOrNull,
  trackingNumber: TextOrNull,
  /** The last one at a courier's account (PARCEL-31). */
  booking: Type.Union([
    Type.Object({
      courier: Type.Enum([...COURIER_NAMES]),
      state: Type.Enum([...BOOKING_STATES]),
      reference: Type.String(),
      awb: TextOrNull,
      /** Of a failure, in the courier's words. */
      reason: TextOrNull,
    }),
    Type.Null(),
  ]),
  /** Packer of the last unit; null if unscanned. */
  packedBy: TextOrNull,
  packedAt: DateOrNull,
  shippedAt: DateOrNull,
  deliveredAt: DateOrNull,
  /** Of the courier for the way back. */
  returnCharges: Type.Union([Rupees, Type.Null()]),
  events: Type.Array(
    Type.Object({
      kind: Type.Enum([...PARCEL_EVENT_KINDS]),
      source: Type.Enum([...PARCEL_EVENT_SOURCES]),
      /** In the courier's words, or the act. */
      code: Type.String(),
      /** Of a failed attempt by hand. */
      reason: Type.Union([Type.Enum([...ATTEMPT_REASONS]), Type.Null()]),
      at: IsoDate,
      /** Against the parcel's end, to be reviewed (PARCEL-19). */
      contradicts: Type.Boolean(),
    }),
  ),
  /** Failed deliveries with their choices, oldest first (PARCEL-25). */
  attempts: Type.Array(AttemptView),
  lines: Type.Array(ParcelLineView),
  ...versionField,
});

export const ParcelView = showsCustomer(Parcel, { on: 'parcel', by: 'order', property: 'orderId' });

export type ParcelView = Static<typeof ParcelView>;

const Queued = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  parcelId: TextOrNull,
  number: Type.String(),
  state: Type.Enum([...PARCEL_STATES]),
  claimedBy: ClaimView,
  recipient: RecipientView,
  placedAt: IsoDate,
  units: Type.Integer(),
  hold: TextOrNull,
  /** A replacement for returned goods (RETURN-17). */
  isReplacement: Type.Boolean(),
  /** Packed before the last hand-over time and still here (PARCEL-46). */
  isLate: Type.Boolean(),
  version: Type.Union([Type.Integer(), Type.Null()]),
});

export const QueueRow = showsCustomer(Queued, { on: 'list', by: 'order', property: 'orderId' });

export type QueueRow = Static<typeof QueueRow>;

export const TakenOut = Type.Array(
  Type.Object({
    variantId: Id('Variant ID is required'),
    quantity: Type.Integer({ minimum: 1, maximum: 10_000, ...anyProblem('Enter the number of units') }),
  }),
  { maxItems: 100, ...anyProblem('Enter the units taken out') },
);
