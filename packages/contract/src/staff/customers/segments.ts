import { LONGEST_SEGMENT_NAME } from '@ilaneer/domain/customer/segment';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Id, problem, Text } from '../../message/fields.ts';
import { ListCount } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';

const params = Type.Object({ segmentId: Id('Segment is required') });

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Orders = Type.Integer({ minimum: 0, maximum: 1_000_000, ...problem('Enter a whole number') });
const Amount = Type.Number({ minimum: 0, maximum: 100_000_000, ...problem('Enter an amount in rupees') });
const Day = Type.String({ format: 'date', ...anyProblem('Enter the day as YYYY-MM-DD') });

/** Each given rule narrows; days in India, inclusive (CUSTOMER-6). */
export const SegmentForm = Type.Object({
  name: Text(LONGEST_SEGMENT_NAME, problem('Name is required', atMost('Name', LONGEST_SEGMENT_NAME))),
  tags: Type.Array(Text(100), { maxItems: 50 }),
  ordersFrom: OrNull(Orders),
  ordersTo: OrNull(Orders),
  spentFrom: OrNull(Amount),
  spentTo: OrNull(Amount),
  lastOrderFrom: OrNull(Day),
  lastOrderTo: OrNull(Day),
  /** Ordered before, but not within this number of days. */
  quietDays: OrNull(
    Type.Integer({ minimum: 1, maximum: 10_000, ...problem('Enter a whole number of days') }),
  ),
  pins: Type.Array(Text(20), { maxItems: 100 }),
  skus: Type.Array(Text(100), { maxItems: 100 }),
  newsletter: OrNull(Type.Boolean()),
});

export type SegmentForm = Static<typeof SegmentForm>;

export const SegmentView = Type.Object({
  id: Type.String(),
  ...SegmentForm.properties,
  /** Counted when it is read. */
  count: ListCount,
  ...versionField,
});

export type SegmentView = Static<typeof SegmentView>;

const Reply = successReply({ segment: SegmentView });

/** By name. */
export const listSegments = defineCall({
  method: 'GET',
  path: '/staff/segments',
  summary: 'Segments of customers with their counts',
  access: 'staff:customers.read',
  reply: successReply({ segments: Type.Array(SegmentView) }),
});

/** Saves nothing. */
export const countSegment = defineCall({
  method: 'POST',
  path: '/staff/segment-counts',
  summary: 'Count the customers of a segment before it is saved',
  access: 'staff:customers.read',
  body: Type.Omit(SegmentForm, ['name']),
  reply: successReply({ count: ListCount }),
});

export const makeSegment = defineCall({
  method: 'POST',
  path: '/staff/segments',
  summary: 'Save a segment',
  access: 'staff:customers.write',
  body: SegmentForm,
  reply: Reply,
  status: 201,
});

export const changeSegment = defineCall({
  method: 'PUT',
  path: '/staff/segments/:segmentId',
  summary: 'Change a segment',
  access: 'staff:customers.write',
  params,
  headers: IfMatch,
  body: SegmentForm,
  reply: Reply,
});

export const deleteSegment = defineCall({
  method: 'DELETE',
  path: '/staff/segments/:segmentId',
  summary: 'Delete a segment',
  access: 'staff:customers.write',
  params,
  headers: IfMatch,
  reply: successReply({}),
});
