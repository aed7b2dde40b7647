import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Id, IsoDate } from '../message/fields.ts';

/** A login of the shopper that still counts. */
export const SessionView = Type.Object({
  id: Type.String(),
  /** Such as 'Chrome on Android', or 'Unknown device'. */
  device: Type.String(),
  createdAt: IsoDate,
  /** To within five minutes. */
  lastSeenAt: IsoDate,
  expiresAt: IsoDate,
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
});

export type SessionView = Static<typeof SessionView>;

/** The shopper's sessions: this one first, then the one seen last. */
export const getSessions = defineCall({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the account is logged in',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ sessions: Type.Array(SessionView) }),
  status: 200,
  errors: [],
});

/** Ends one session of the shopper, this one too if they wish; another shopper's is not found. */
export const revokeSession = defineCall({
  method: 'DELETE',
  path: '/account/sessions/:sessionId',
  summary: 'End one session',
  tag: 'Accounts',
  access: 'shopper',
  params: Type.Object({ sessionId: Id('Session ID is required') }),
  reply: successReply({ message: Type.String() }),
  status: 200,
  errors: ['SESSION_NOT_FOUND'],
});

/** Ends every session but this one; replies with how many. */
export const revokeOtherSessions = defineCall({
  method: 'POST',
  path: '/account/sessions/revoke-others',
  summary: 'End all other sessions',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ message: Type.String(), revoked: Type.Integer() }),
  status: 200,
  errors: [],
});
