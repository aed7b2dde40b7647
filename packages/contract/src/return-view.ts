import { RETURN_REASONS } from '@ilaneer/domain/order/return-policy';
import Type, { type Static } from 'typebox';
import { IsoDate, problem } from './fields.ts';

/** A reason for a return. */
export const ReturnReasonText = Type.Enum(
  RETURN_REASONS.map(({ id }) => id),
  problem('Please choose a reason for the return'),
);

/** What can be returned of an order line now: how many units and for which reasons. */
export const ReturnOfferView = Type.Object({
  quantity: Type.Integer(),
  reasons: Type.Array(ReturnReasonText),
});

/** A return that was asked for. */
export const ReturnView = Type.Object({
  id: Type.String(),
  state: Type.Literal('requested'),
  note: Type.String(),
  requestedAt: IsoDate,
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      name: Type.String(),
      quantity: Type.Integer(),
      reason: ReturnReasonText,
    }),
  ),
});

/** A return as its shopper sees it. */
export type ReturnView = Static<typeof ReturnView>;
