import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { IsoDate, problem, Text, TextOrNull } from '../message/fields.ts';

/** What the shopper agreed to, one purpose at a time (ACCOUNT-36). */
export const ConsentView = Type.Object({
  purpose: Type.Enum(['terms', 'emails']),
  title: Type.String(),
  /** The words that are agreed to, and their version. */
  text: Type.String(),
  textVersion: Type.String(),
  /** Needed for having an account; it ends with the account only. */
  needed: Type.Boolean(),
  granted: Type.Boolean(),
  /** When it was given, and the version of the text then; null when it never was. */
  grantedAt: TextOrNull,
  grantedTextVersion: TextOrNull,
  /** When it was taken back, unless it was given again since. */
  withdrawnAt: TextOrNull,
});

export type ConsentView = Static<typeof ConsentView>;

/** One entry of the history of consents. */
export const ConsentRecord = Type.Object({
  purpose: Type.String(),
  textVersion: Type.String(),
  grantedAt: IsoDate,
  withdrawnAt: TextOrNull,
});

export const getConsents = defineCall({
  method: 'GET',
  path: '/account/consents',
  summary: 'What the shopper agreed to',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ consents: Type.Array(ConsentView) }),
  status: 200,
  errors: [],
});

/** Gives a consent or takes it back. CONSENT_NOT_FOUND (404) for an unknown purpose, CONSENT_NEEDED (409) for taking back the terms. */
export const changeConsent = defineCall({
  method: 'PUT',
  path: '/account/consents/:purpose',
  summary: 'Give a consent or take it back',
  tag: 'Accounts',
  access: 'shopper',
  params: Type.Object({ purpose: Text(100) }),
  body: Type.Object({ granted: Type.Boolean(problem('granted must be true or false')) }),
  reply: successReply({ message: Type.String(), consents: Type.Array(ConsentView) }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'CONSENT_NOT_FOUND', 'CONSENT_NEEDED'],
});
