import { REFUND_STATUSES } from '@ilaneer/domain/payment/refund-status';
import { RETURN_REMEDIES } from '@ilaneer/domain/return/payout';
import { RETURN_ORIGINS, RETURN_STATES } from '@ilaneer/domain/return/return-life';
import { RETURN_REASONS } from '@ilaneer/domain/return/return-reason';
import Type, { type Static } from 'typebox';
import { DateOrNull, IsoDate, problem, Rupees, TextOrNull } from '../message/fields.ts';

export const ReturnReasonText = Type.Enum(
  RETURN_REASONS.map(({ id }) => id),
  problem('Please choose a reason for the return'),
);

export const ReturnOfferView = Type.Object({
  quantity: Type.Integer(),
  reasons: Type.Array(ReturnReasonText),
});

export const ReturnView = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  state: Type.Enum([...RETURN_STATES]),
  /** Opened by the shop for a parcel that did not arrive (PARCEL-22). */
  origin: Type.Enum([...RETURN_ORIGINS]),
  note: Type.String(),
  remedy: Type.Enum([...RETURN_REMEDIES]),
  requestedAt: IsoDate,
  approvedAt: DateOrNull,
  refundDueAt: DateOrNull,
  refusedAt: DateOrNull,
  pickedUpAt: DateOrNull,
  receivedAt: DateOrNull,
  refundedAt: DateOrNull,
  refusalReason: TextOrNull,
  refund: Type.Union([
    Type.Object({
      amount: Rupees,
      coins: Type.Integer(),
      status: Type.Enum([...REFUND_STATUSES]),
      reference: TextOrNull,
      creditNoteNo: TextOrNull,
    }),
    Type.Null(),
  ]),
  /** RETURN-17. Null: none. */
  exchange: Type.Union([Type.Object({ orderId: Type.String(), orderNumber: Type.String() }), Type.Null()]),
  /** Masked; null if missing or deleted (RETURN-20). */
  payout: TextOrNull,
  takesPayout: Type.Boolean(),
  takesPhotos: Type.Boolean(),
  photos: Type.Array(Type.Object({ id: Type.String() })),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      name: Type.String(),
      quantity: Type.Integer(),
      reason: ReturnReasonText,
    }),
  ),
});

export type ReturnView = Static<typeof ReturnView>;
