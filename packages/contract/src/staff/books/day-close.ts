import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, Rupees, TextOrNull } from '../../message/fields.ts';

const Count = Type.Integer({ minimum: 0 });

const BrokenRow = Type.Object({
  /** Order, document, gift card, payout or entry. */
  label: Type.String(),
  orderId: TextOrNull,
  /** Null where the journal has no entry. */
  entryId: Type.Union([Type.Integer(), Type.Null()]),
  elsewhere: Rupees,
  inBooks: Rupees,
});

const DayTie = Type.Object({
  name: Type.String(),
  rows: Count,
  elsewhere: Rupees,
  inBooks: Rupees,
  difference: Rupees,
  /** Rows that do not tie: their differences may cancel out. */
  broken: Count,
  /** The first 20 of them. */
  first: Type.Array(BrokenRow),
});

export type DayTieView = Static<typeof DayTie>;

/** JOURNAL-39. */
export const getDayClose = defineCall({
  method: 'GET',
  path: '/staff/day-close',
  summary: 'The ledgers of a day against the journal',
  access: 'staff:reports.read',
  query: Type.Object({
    day: Type.Optional(
      Type.String({
        format: 'date',
        description: 'Default: today.',
        ...anyProblem('Give the day as YYYY-MM-DD'),
      }),
    ),
  }),
  reply: successReply({
    day: Type.String({ format: 'date', description: 'YYYY-MM-DD' }),
    isTied: Type.Boolean(),
    ties: Type.Array(DayTie),
  }),
});
