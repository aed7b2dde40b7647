import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { atMost, problem, Text } from '../message/fields.ts';

export const NomineeView = Type.Object({
  name: Type.String(),
  contact: Type.String(),
});

export type NomineeView = Static<typeof NomineeView>;

const NomineeOrNull = Type.Union([NomineeView, Type.Null()]);
const ChangedNominee = successReply({ message: Type.String(), nominee: NomineeOrNull });

export const getNominee = defineCall({
  method: 'GET',
  path: '/account/nominee',
  summary: 'Get the nominee',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ nominee: NomineeOrNull }),
});

export const changeNominee = defineCall({
  method: 'PUT',
  path: '/account/nominee',
  summary: 'Set the nominee',
  tag: 'Accounts',
  access: 'shopper',
  body: Type.Object({
    name: Text(1_000, problem('Name must be at least 2 characters', atMost('Name', 100))),
    contact: Text(
      1_000,
      problem('Email or mobile number is required', atMost('Email or mobile number', 255)),
    ),
  }),
  reply: ChangedNominee,
  errors: ['VALIDATION_FAILED'],
});

export const removeNominee = defineCall({
  method: 'DELETE',
  path: '/account/nominee',
  summary: 'Delete the nominee',
  tag: 'Accounts',
  access: 'shopper',
  reply: ChangedNominee,
});
