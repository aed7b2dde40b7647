import Type, { type Static, type TSchema } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Rupees } from '../message/fields.ts';
import { ListCount } from './list.ts';

/** Null for members who may not see it (TODAY-1). */
function permitted<Part extends TSchema>(part: Part) {
  return Type.Union([part, Type.Null()]);
}

const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD, India' });

const Sales = Type.Object({
  from: IsoDay,
  to: IsoDay,
  orders: Type.Integer(),
  amount: Rupees,
  average: Type.Union([Rupees, Type.Null()]),
});

const Pace = Type.Object({
  parcels: Type.Integer(),
  perHour: Type.Union([Type.Integer(), Type.Null()]),
  medianSeconds: Type.Union([Type.Integer(), Type.Null()]),
});

const Today = Type.Object({
  day: IsoDay,
  sales: permitted(Type.Object({ today: Sales, lastWeek: Sales, last7: Sales, last30: Sales })),
  /** Cash on delivery: to collect, and collected but not remitted (TODAY-5). */
  cash: permitted(Type.Object({ onTheWay: Rupees, orders: ListCount, withCouriers: Rupees })),
  books: permitted(
    Type.Object({ unmatched: Rupees, refundsPayable: Rupees, debits: Rupees, credits: Rupees }),
  ),
  orders: permitted(Type.Object({ late: ListCount, held: ListCount, promisedDays: Type.Integer() })),
  returns: permitted(Type.Object({ toDecide: ListCount, toSettle: ListCount })),
  refunds: permitted(Type.Object({ waiting: ListCount, late: ListCount })),
  messages: permitted(Type.Object({ late: ListCount, soonLate: ListCount, inTime: ListCount })),
  packing: permitted(
    Type.Object({
      toPack: ListCount,
      packed: ListCount,
      /** Packed before the last hand-over time and still here (PARCEL-46). */
      late: ListCount,
      held: ListCount,
      own: Pace,
      shop: Pace,
    }),
  ),
  batches: permitted(Type.Object({ ending: ListCount, units: Type.Integer() })),
});

export type TodayView = Static<typeof Today>;
export type SalesView = Static<typeof Sales>;
export type PaceView = Static<typeof Pace>;

export const getToday = defineCall({
  method: 'GET',
  path: '/staff/today',
  summary: 'Figures of the day that the member may see',
  access: 'staff',
  reply: successReply({ today: Today }),
});

const Counts = Type.Object({
  orders: permitted(ListCount),
  packing: permitted(ListCount),
  returns: permitted(ListCount),
  messages: permitted(ListCount),
  /** That wait for moderation (REVIEW-8). */
  reviews: permitted(ListCount),
});

export type CountsView = Static<typeof Counts>;

/** In the menu (TODAY-6). */
export const getCounts = defineCall({
  method: 'GET',
  path: '/staff/counts',
  summary: 'How many things wait, by entry of the menu',
  access: 'staff',
  reply: successReply({ counts: Counts }),
});
