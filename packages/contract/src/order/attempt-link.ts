import { ATTEMPT_CHOICES, type TypedChoice } from '@ilaneer/domain/parcel/attempt-choice';
import { SHOWN_PARCELS } from '@ilaneer/domain/parcel/parcel-state';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, IsoDate, Text, TextOrNull } from '../message/fields.ts';

/** A failed delivery, for the holder of the mailed link: the new address and phone are not shown (PARCEL-25). */
export const FailedDeliveryView = Type.Object({
  orderNumber: Type.String(),
  parcelNumber: Type.String(),
  status: Type.Enum([...SHOWN_PARCELS]),
  recipient: Type.Object({ firstName: Type.String(), city: Type.String(), pinCode: Type.String() }),
  items: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
  attempt: Type.Object({ number: Type.Integer(), text: Type.String(), at: IsoDate }),
  /** ISO days that can be chosen. */
  days: Type.Array(Type.String()),
  chosen: Type.Union([
    Type.Null(),
    Type.Object({ choice: Type.Enum([...ATTEMPT_CHOICES]), day: TextOrNull, isTold: Type.Boolean() }),
  ]),
  isOpen: Type.Boolean(),
  /** Null until another round, the way back or the end (PARCEL-50). */
  outcome: TextOrNull,
  /** Consequence for order and money, in sentences. */
  aftermath: Type.Array(Type.String()),
  /** Of the choice; 0 without one. */
  seen: Type.Integer(),
  trackLink: Type.String(),
});

export type FailedDeliveryView = Static<typeof FailedDeliveryView>;

/** Fields of other choices are ignored. */
export const choiceFields = {
  attempt: Type.Integer({ minimum: 1, maximum: 1_000, ...anyProblem('Reload this page') }),
  choice: Type.Enum([...ATTEMPT_CHOICES], anyProblem('Choose what the courier should do')),
  day: Type.Optional(Text(10, anyProblem('Please choose one of the days'))),
  addressLine1: Type.Optional(Text(1_000)),
  addressLine2: Type.Optional(Text(1_000)),
  phone: Type.Optional(Text(40)),
};

type ChoiceBody = { readonly choice: TypedChoice['kind'] } & Partial<Omit<TypedChoice, 'kind'>>;

export function readTypedChoice(body: ChoiceBody): TypedChoice {
  const { choice: kind, day = '', addressLine1 = '', addressLine2 = '', phone = '' } = body;
  return { kind, day, addressLine1, addressLine2, phone };
}

/** A bearer secret in the body, kept out of logged addresses. */
const link = { link: Text(300, anyProblem('This link is not complete')) };

const shown = successReply({ delivery: FailedDeliveryView });

export const openAttempt = defineCall({
  method: 'POST',
  path: '/delivery-links',
  summary: 'Open a failed delivery by its mailed link',
  tag: 'Orders',
  access: 'open',
  body: Type.Object(link),
  reply: shown,
  errors: ['VALIDATION_FAILED', 'TRACKING_NOT_FOUND', 'RATE_LIMITED'],
});

export const answerAttempt = defineCall({
  method: 'POST',
  path: '/delivery-links/choice',
  summary: 'Choose what the courier does after a failed delivery',
  tag: 'Orders',
  access: 'open',
  body: Type.Object({
    ...link,
    ...choiceFields,
    seen: Type.Integer({ minimum: 0, maximum: 100_000, ...anyProblem('Reload this page') }),
  }),
  reply: shown,
  errors: ['VALIDATION_FAILED', 'TRACKING_NOT_FOUND', 'ATTEMPT_CLOSED', 'ATTEMPT_CHANGED', 'RATE_LIMITED'],
});
