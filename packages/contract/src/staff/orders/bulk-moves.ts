import { BULK_MOVES, BULK_OUTCOMES, MOST_MOVED_AT_ONCE } from '@ilaneer/domain/order/bulk-move';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  DateOrNull,
  Id,
  IdempotencyHeaders,
  IsoDate,
  Lines,
  TextOrNull,
} from '../../message/fields.ts';

export const BulkMoveView = Type.Object({
  id: Type.String(),
  move: Type.Enum([...BULK_MOVES]),
  reason: TextOrNull,
  who: Type.String(),
  startedAt: IsoDate,
  finishedAt: DateOrNull,
  total: Type.Integer(),
  moved: Type.Integer(),
  refused: Type.Integer(),
});

export type BulkMoveView = Static<typeof BulkMoveView>;

/** Moves up to 500 orders one by one, in a resumable job (ORDER-32). */
export const startBulkMove = defineCall({
  method: 'POST',
  path: '/staff/bulk-moves',
  summary: 'Move several orders at once, each with a result of its own',
  access: 'staff:orders.fulfil',
  headers: IdempotencyHeaders,
  body: Type.Object({
    move: Type.Enum([...BULK_MOVES], anyProblem('Unknown move')),
    orderIds: Type.Array(Id('Order ID is required'), {
      minItems: 1,
      maxItems: MOST_MOVED_AT_ONCE,
      ...anyProblem('Choose 1 to 500 orders'),
    }),
    reason: Type.Optional(Lines(500)),
  }),
  reply: successReply({ bulkMove: BulkMoveView }),
  status: 202,
});

export const listBulkMoves = defineCall({
  method: 'GET',
  path: '/staff/bulk-moves',
  summary: 'The last moves of several orders',
  access: 'staff:orders.fulfil',
  reply: successReply({ bulkMoves: Type.Array(BulkMoveView) }),
});

export const getBulkMove = defineCall({
  method: 'GET',
  path: '/staff/bulk-moves/:bulkMoveId',
  summary: 'A move of several orders, with the result of each',
  access: 'staff:orders.fulfil',
  params: Type.Object({ bulkMoveId: Id('The id of the move is required') }),
  reply: successReply({
    bulkMove: BulkMoveView,
    orders: Type.Array(
      Type.Object({
        orderId: Type.String(),
        orderNumber: Type.String(),
        outcome: Type.Union([Type.Enum([...BULK_OUTCOMES]), Type.Null()]),
        problem: TextOrNull,
      }),
    ),
  }),
});
