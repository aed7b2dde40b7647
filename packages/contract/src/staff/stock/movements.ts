import { ADJUST_REASONS, MOVEMENT_KINDS } from '@ilaneer/domain/stock/movement';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { Id, IsoDate, TextOrNull } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

export const MovementView = Type.Object({
  position: Type.Integer(),
  at: IsoDate,
  kind: Type.Enum([...MOVEMENT_KINDS]),
  quantity: Type.Integer({ description: 'Negative for outgoing units.' }),
  /** Of the variant, or of the batch when filtered by it. */
  onHand: Type.Integer(),
  forSale: Type.Integer(),
  batch: Type.Union([Type.Object({ id: Type.String(), code: Type.String() }), Type.Null()]),
  order: Type.Union([Type.Object({ id: Type.String(), number: Type.String() }), Type.Null()]),
  paper: TextOrNull,
  reason: Type.Union([Type.Enum([...ADJUST_REASONS]), Type.Null()]),
  note: TextOrNull,
  who: Type.String(),
  undoes: Type.Union([Type.Integer(), Type.Null()]),
  isUndone: Type.Boolean(),
});

export type MovementView = Static<typeof MovementView>;

export const listMovements = defineCall({
  method: 'GET',
  path: '/staff/stock/:variantId/movements',
  summary: 'All that moved units of a variant, newest first',
  access: 'staff:catalogue.read',
  params: Type.Object({ variantId: Id('Variant is required') }),
  query: Type.Object({
    after: listFields.after,
    batchId: Type.Optional(Id('Batch is required')),
    kind: Type.Optional(Type.Enum([...MOVEMENT_KINDS])),
  }),
  reply: listReply(MovementView),
});
