import { MONTH_LIGHTS } from '@ilaneer/domain/journal/month-end';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, DateOrNull, IsoDate, Rupees, TextOrNull } from '../../message/fields.ts';
import { returnMonthField } from './gst-returns.ts';

const Count = Type.Integer({ minimum: 0 });
const CountOrNull = Type.Union([Count, Type.Null()]);
const Month = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
  description: 'YYYY-MM',
  ...anyProblem('Give the month as YYYY-MM'),
});

const Closing = Type.Object({
  requestedAt: IsoDate,
  /** Null while the archive is being made. */
  finishedAt: DateOrNull,
  documents: CountOrNull,
  archiveBytes: CountOrNull,
  archiveSha256: TextOrNull,
});

export type ClosingView = Static<typeof Closing>;

/** A closing that waits for a second person (JOURNAL-32). */
const LockRequest = Type.Object({
  requestedBy: Type.String(),
  requestedAt: IsoDate,
  /** Another member has to confirm it. */
  isOwn: Type.Boolean(),
});

export type LockRequestView = Static<typeof LockRequest>;

const MonthEnd = Type.Object({
  month: Type.String({ description: 'YYYY-MM' }),
  lastDay: Type.String(),
  isOver: Type.Boolean(),
  lockedThrough: TextOrNull,
  /** Months that closing locks, oldest first; none once it is locked. */
  toLock: Type.Array(Type.String()),
  needsTwo: Type.Boolean(),
  lockRequest: Type.Union([LockRequest, Type.Null()]),
  closing: Type.Union([Closing, Type.Null()]),
  /** Documents of the month, and those with a PDF: the progress of a closing. */
  documents: Count,
  drawn: Count,
});

export type MonthEndView = Static<typeof MonthEnd>;

const Light = Type.Object({
  id: Type.Enum([...MONTH_LIGHTS]),
  colour: Type.Enum(['green', 'amber', 'red']),
  count: Count,
  /** The first 20, where no page lists them. */
  items: Type.Array(Type.Object({ label: Type.String(), orderId: TextOrNull })),
});

export type LightView = Static<typeof Light>;

/** In rupees, debits less credits; null where there are no two sums to compare. */
const Contradiction = Type.Object({
  what: Type.String(),
  inBooks: Type.Union([Rupees, Type.Null()]),
  elsewhere: Type.Union([Rupees, Type.Null()]),
});

export type ContradictionView = Static<typeof Contradiction>;

export const getMonthEnd = defineCall({
  method: 'GET',
  path: '/staff/month-end',
  summary: 'The closing of a month, and its progress',
  access: 'staff:reports.read',
  query: Type.Object(returnMonthField),
  reply: successReply({ monthEnd: MonthEnd }),
});

/** Reads all documents of the month, and the open items of years. */
export const getMonthLights = defineCall({
  method: 'GET',
  path: '/staff/month-lights',
  summary: 'Open business and faults at the end of a month',
  access: 'staff:reports.read',
  query: Type.Object(returnMonthField),
  reply: successReply({ month: Type.String(), lastDay: Type.String(), lights: Type.Array(Light) }),
});

/** Compares the journal with every other ledger (JOURNAL-15): reads all of them. */
export const proveBooks = defineCall({
  method: 'GET',
  path: '/staff/book-proof',
  summary: 'Where the books contradict other ledgers',
  access: 'staff:reports.read',
  reply: successReply({ contradictions: Type.Array(Contradiction) }),
});

/** Locks the month and makes its archive (JOURNAL-34). Again, it is the same closing. */
export const closeMonth = defineCall({
  method: 'POST',
  path: '/staff/closed-months',
  summary: 'Close a month, or request it where two persons close one',
  access: 'staff:books.write',
  body: Type.Object({ month: Month }),
  reply: successReply({
    /** Null: requested, and another confirms it. */
    closing: Type.Union([Closing, Type.Null()]),
  }),
});

export const withdrawLock = defineCall({
  method: 'DELETE',
  path: '/staff/lock-requests/:month',
  summary: 'Withdraw the requested closing of a month',
  access: 'staff:books.write',
  params: Type.Object({ month: Month }),
  reply: successReply({}),
});

/** Needs the permission for reports as well; audited (JOURNAL-35). */
export const downloadClosedMonth = defineCall({
  method: 'GET',
  path: '/staff/closed-months/:month',
  summary: 'The archive of a closed month',
  access: 'staff:exports.take',
  params: Type.Object({ month: Month }),
  reply: showsCustomer(
    Type.Unsafe<Uint8Array>({
      description: 'The archive',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    }),
    { on: 'export', by: 'customer' },
  ),
});
