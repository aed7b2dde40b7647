import { COUNT_STATES } from '@ilaneer/domain/stock/stock-count';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { DateOrNull, Id, IsoDate, problem, Text } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';

export const CountRowView = Type.Object({
  id: Type.String(),
  number: Type.String(),
  state: Type.Enum([...COUNT_STATES]),
  note: Type.String(),
  who: Type.String(),
  startedAt: IsoDate,
  closedAt: DateOrNull,
  lines: Type.Integer(),
  /** Counted minus booked, summed. */
  difference: Type.Integer(),
  ...versionField,
});

export type CountRowView = Static<typeof CountRowView>;

export const CountLineView = Type.Object({
  variantId: Type.String(),
  productName: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  batch: Type.Union([Type.Object({ id: Type.String(), code: Type.String() }), Type.Null()]),
  expected: Type.Integer({ description: 'Stock in the books at the time of the count.' }),
  counted: Type.Integer(),
  difference: Type.Integer(),
});

export type CountLineView = Static<typeof CountLineView>;

const CountReply = successReply({ count: CountRowView, lines: Type.Array(CountLineView) });
const params = Type.Object({ countId: Id('Count is required') });

export const listCounts = defineCall({
  method: 'GET',
  path: '/staff/stock-counts',
  summary: 'Counts, newest first',
  access: 'staff:catalogue.read',
  query: Type.Object({
    ...listFields,
    state: Type.Optional(Type.Enum([...COUNT_STATES])),
    sort: Type.Optional(Type.Enum(['newest'])),
  }),
  reply: listReply(CountRowView),
});

export const startCount = defineCall({
  method: 'POST',
  path: '/staff/stock-counts',
  summary: 'Start a count',
  access: 'staff:stock.adjust',
  body: Type.Object({ note: Type.Optional(Text(300)) }),
  reply: CountReply,
  status: 201,
});

export const getCount = defineCall({
  method: 'GET',
  path: '/staff/stock-counts/:countId',
  summary: 'One count with its lines',
  access: 'staff:catalogue.read',
  params,
  reply: CountReply,
});

/** Several people may count; the later count of an item wins. */
export const countUnits = defineCall({
  method: 'POST',
  path: '/staff/stock-counts/:countId/lines',
  summary: 'Record a count; null removes it',
  access: 'staff:stock.adjust',
  params,
  body: Type.Object({
    variantId: Id('Variant is required'),
    batchId: Type.Union([Id('Batch is required'), Type.Null()]),
    counted: Type.Union([
      Type.Integer({ minimum: 0, maximum: 1_000_000, ...problem('Counted must be 0 or more') }),
      Type.Null(),
    ]),
  }),
  reply: CountReply,
});

export const applyCount = defineCall({
  method: 'POST',
  path: '/staff/stock-counts/:countId/apply',
  summary: 'Apply a count to the stock',
  access: 'staff:stock.adjust',
  params,
  headers: IfMatch,
  reply: CountReply,
});

export const dropCount = defineCall({
  method: 'POST',
  path: '/staff/stock-counts/:countId/drop',
  summary: 'Discard a count',
  access: 'staff:stock.adjust',
  params,
  headers: IfMatch,
  reply: CountReply,
});
