import { ATTEMPT_CHOICES } from '@ilaneer/domain/parcel/attempt-choice';
import { ATTEMPT_OUTCOMES } from '@ilaneer/domain/parcel/attempt-outcome';
import { ATTEMPT_REASONS } from '@ilaneer/domain/parcel/parcel-event';
import { PARCEL_STATES } from '@ilaneer/domain/parcel/parcel-state';
import Type, { type Static } from 'typebox';
import { DateOrNull, IsoDate, TextOrNull } from '../../message/fields.ts';

/** `ask`: the shopper has not chosen. `tell`: staff tell the courier. */
const ATTEMPT_STEPS = ['ask', 'being told', 'tell', 'told'] as const;

/** Another round, the way back or the end; null before (PARCEL-50). */
const outcome = Type.Union([
  Type.Object({ kind: Type.Enum([...ATTEMPT_OUTCOMES]), at: IsoDate }),
  Type.Null(),
]);

/** A failed delivery with its choice (PARCEL-25). */
export const AttemptView = Type.Object({
  number: Type.Integer(),
  at: IsoDate,
  reason: Type.Union([Type.Enum([...ATTEMPT_REASONS]), Type.Null()]),
  outcome,
  answer: Type.Union([
    Type.Null(),
    Type.Object({
      choice: Type.Enum([...ATTEMPT_CHOICES]),
      day: TextOrNull,
      addressLine1: TextOrNull,
      addressLine2: TextOrNull,
      phone: TextOrNull,
      /** Staff, for the shopper; null: the shopper. */
      by: TextOrNull,
      answeredAt: IsoDate,
      step: Type.Enum([...ATTEMPT_STEPS]),
      toldAt: DateOrNull,
      /** Null: by the courier's call. */
      toldBy: TextOrNull,
    }),
  ]),
});

export type AttemptView = Static<typeof AttemptView>;

/** A row of the inbox: the parcel and its newest attempt (SUPPORT-20). */
export const FailedDelivery = Type.Object({
  parcelNumber: Type.String(),
  state: Type.Enum([...PARCEL_STATES]),
  attempts: Type.Integer(),
  reason: Type.Union([Type.Enum([...ATTEMPT_REASONS]), Type.Null()]),
  step: Type.Enum([...ATTEMPT_STEPS]),
  choice: Type.Union([Type.Enum([...ATTEMPT_CHOICES]), Type.Null()]),
  day: TextOrNull,
  /** The choice can be made or changed. */
  isOpen: Type.Boolean(),
  outcome,
});
