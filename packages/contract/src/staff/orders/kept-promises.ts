import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, TextOrNull } from '../../message/fields.ts';

const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD, India' });
const Day = Type.Optional(Type.String({ format: 'date', ...anyProblem('Give the day as YYYY-MM-DD') }));
const Count = Type.Integer({ minimum: 0 });

const figures = {
  /** Kept, late, open and overdue. */
  orders: Count,
  kept: Count,
  late: Count,
  averageDaysLate: Type.Union([Type.Number(), Type.Null()]),
  mostDaysLate: Count,
  open: Count,
  overdue: Count,
  /** Percent of the orders whose day is over. */
  shareKept: Type.Union([Count, Type.Null()]),
};

const PromiseFigures = Type.Object(figures);

export type PromiseFigures = Static<typeof PromiseFigures>;

/** Delivered orders against the day that was named for them (DELIVERY-8). */
const KeptPromises = Type.Object({
  from: IsoDay,
  to: IsoDay,
  whole: PromiseFigures,
  /** Null: not sent yet. */
  byCourier: Type.Array(Type.Object({ courier: TextOrNull, ...figures })),
  /** By the first two digits of the PIN code. */
  byArea: Type.Array(Type.Object({ area: Type.String(), ...figures })),
  cancelled: Count,
  cameBack: Count,
  /** Placed on these days without a named day. */
  unpromised: Count,
});

export type KeptPromisesView = Static<typeof KeptPromises>;

export const getKeptPromises = defineCall({
  method: 'GET',
  path: '/staff/kept-promises',
  summary: 'Deliveries on the day that was named, by courier and area',
  access: 'staff:orders.read',
  query: Type.Object({ from: Day, to: Day }),
  reply: successReply({ report: KeptPromises }),
});
