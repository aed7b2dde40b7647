import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, IsoDate, TextOrNull } from '../../message/fields.ts';

const Month = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
  description: 'YYYY-MM',
  ...anyProblem('Give the month as YYYY-MM'),
});

/** A lock that waits for a second person (JOURNAL-32). */
export const LockRequestView = Type.Object({
  month: Type.String(),
  requestedBy: Type.String(),
  requestedAt: IsoDate,
  /** Another member has to confirm it. */
  isOwn: Type.Boolean(),
});

export type LockRequestView = Static<typeof LockRequestView>;

export const getBookLocks = defineCall({
  method: 'GET',
  path: '/staff/book-locks',
  summary: 'Locked months, and those that can be locked',
  access: 'staff:reports.read',
  reply: successReply({
    lockedThrough: TextOrNull,
    /** Over and open, oldest first. */
    lockable: Type.Array(Type.String()),
    needsTwo: Type.Boolean(),
    requests: Type.Array(LockRequestView),
  }),
});

/** With all earlier months, permanently (JOURNAL-14); of two persons, the first requests it. */
export const lockMonth = defineCall({
  method: 'POST',
  path: '/staff/book-locks',
  summary: 'Lock a month of the books',
  access: 'staff:books.write',
  body: Type.Object({ month: Month }),
  reply: successReply({ state: Type.Enum(['locked', 'requested']) }),
});

export const withdrawLock = defineCall({
  method: 'DELETE',
  path: '/staff/book-locks/:month',
  summary: 'Withdraw the requested lock of a month',
  access: 'staff:books.write',
  params: Type.Object({ month: Month }),
  reply: successReply({}),
});
