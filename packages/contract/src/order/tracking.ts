import { SHOWN_PARCELS } from '@ilaneer/domain/parcel/parcel-state';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, IsoDate, Text, TextOrNull } from '../message/fields.ts';

/** For the holder of the link, who has no login: no more of a person than the label shows (PARCEL-24). */
export const TrackedOrderView = Type.Object({
  orderNumber: Type.String(),
  recipient: Type.Object({ firstName: Type.String(), city: Type.String(), pinCode: Type.String() }),
  parcels: Type.Array(
    Type.Object({
      number: Type.String(),
      status: Type.Enum([...SHOWN_PARCELS]),
      courierPartner: TextOrNull,
      trackingNumber: TextOrNull,
      expectedOn: TextOrNull,
      items: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
      events: Type.Array(Type.Object({ text: Type.String(), at: IsoDate })),
    }),
  ),
});

export type TrackedOrderView = Static<typeof TrackedOrderView>;

export const openTracking = defineCall({
  method: 'POST',
  path: '/tracking-links',
  summary: 'Track the parcels of an order by its link',
  tag: 'Orders',
  access: 'open',
  body: Type.Object({
    /** In the body, out of logged addresses. */
    link: Text(300, anyProblem('This link is not complete')),
  }),
  reply: successReply({ tracking: TrackedOrderView }),
  errors: ['VALIDATION_FAILED', 'TRACKING_NOT_FOUND', 'RATE_LIMITED'],
});
