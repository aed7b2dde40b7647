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

const MonthEnd = Type.Object({
  month: Type.String({ description: 'YYYY-MM' }),
  lastDay: Type.String(),
  isOver: Type.Boolean(),
  lockedThrough: TextOrNull,
  closing: Type.Union([Closing, Type.Null()]),
  /** Documents of the month, and those with a PDF: the progress of a closing. */
  documents: Count,
  drawn: Count,
  lights: Type.Array(
    Type.Object({
      id: Type.Enum([...MONTH_LIGHTS]),
      colour: Type.Enum(['green', 'amber', 'red']),
      count: Count,
      /** The first 20, where no page lists them. */
      items: Type.Array(Type.Object({ label: Type.String(), orderId: TextOrNull })),
    }),
  ),
});

export type MonthEndView = Static<typeof MonthEnd>;

/** In rupees, debits less credits; null for an entry that does not balance. */
const Contradiction = Type.Object({
  what: Type.String(),
  inBooks: Type.Union([Rupees, Type.Null()]),
  elsewhere: Type.Union([Rupees, Type.Null()]),
});

export type ContradictionView = Static<typeof Contradiction>;

export const getMonthEnd = defineCall({
  method: 'GET',
  path: '/staff/month-end',
  summary: 'Open business at the end of a month, and its closing',
  access: 'staff:reports.read',
  query: Type.Object(returnMonthField),
  reply: successReply({ monthEnd: MonthEnd }),
});

/** Compares the journal with every other ledger (JOURNAL-15): reads all of them. */
export const proveBooks = defineCall({
  method: 'GET',
  path: '/staff/book-proof',
  summary: 'Where the books contradict other ledgers',
  access: 'staff:reports.read',
  reply: successReply({ contradictions: Type.Array(Contradiction) }),
});

/** Locks the month and makes its archive (JOURNAL-26). Again, it is the same closing. */
export const closeMonth = defineCall({
  method: 'POST',
  path: '/staff/closed-months',
  summary: 'Close a month',
  access: 'staff:books.write',
  body: Type.Object({ month: Month }),
  reply: successReply({ closing: Closing }),
});

/** Needs the permission for reports as well; audited (JOURNAL-27). */
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
