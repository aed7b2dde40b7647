import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Id, IsoDate } from '../message/fields.ts';

export const SessionView = Type.Object({
  id: Type.String(),
  /** Such as 'Chrome on Android', or 'Unknown device'. */
  device: Type.String(),
  createdAt: IsoDate,
  /** Accurate to five minutes. */
  lastSeenAt: IsoDate,
  expiresAt: IsoDate,
  current: Type.Boolean(),
});

export type SessionView = Static<typeof SessionView>;

/** The current session first, then by last use. */
export const getSessions = defineCall({
  method: 'GET',
  path: '/account/sessions',
  summary: 'List active sessions',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ sessions: Type.Array(SessionView) }),
});

/** Also the current one; 404 for another shopper's. */
export const revokeSession = defineCall({
  method: 'DELETE',
  path: '/account/sessions/:sessionId',
  summary: 'End one session',
  tag: 'Accounts',
  access: 'shopper',
  params: Type.Object({ sessionId: Id('Session ID is required') }),
  reply: successReply({ message: Type.String() }),
  errors: ['SESSION_NOT_FOUND'],
});

export const revokeOtherSessions = defineCall({
  method: 'POST',
  path: '/account/sessions/revoke-others',
  summary: 'End all other sessions',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ message: Type.String(), revoked: Type.Integer() }),
});
