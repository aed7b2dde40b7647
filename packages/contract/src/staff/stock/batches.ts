import { BATCH_STATES } from '@ilaneer/domain/batch/batch-state';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  DateOrNull,
  Id,
  IsoDate,
  Lines,
  problem,
  Rupees,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';

export const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  ...anyProblem('Please give a day as 2026-12-24'),
});

export const batchFields = {
  code: Text(200, problem('Batch code is required')),
  packedOn: Text(40, problem('Packed on must be a day')),
  bestBefore: Text(40, problem('Best before must be a day')),
  // The database's limit; the domain's is far lower.
  mrp: Type.Number({
    maximum: 1_000_000_000,
    ...problem('MRP must be an amount in rupees, at most ₹1,00,00,000'),
  }),
};

export const BatchView = Type.Object({
  id: Type.String(),
  code: Type.String(),
  variantId: Type.String(),
  productName: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  packedOn: Day,
  bestBefore: Day,
  /** No allocation from the next day on, to any destination (BATCH-4). */
  lastDayForSale: Day,
  daysLeft: Type.Integer({ description: 'Days until the end of sale; negative after it.' }),
  mrp: Rupees,
  state: Type.Enum([...BATCH_STATES]),
  onHand: Type.Integer(),
  held: Type.Integer(),
  allocated: Type.Integer({ description: 'Allocated to unshipped orders.' }),
  blockedAt: DateOrNull,
  blockReason: TextOrNull,
  ...versionField,
});

export type BatchView = Static<typeof BatchView>;

const BatchReply = successReply({ batch: BatchView });
const params = Type.Object({ batchId: Id('Batch is required') });

/** By best before, then id. */
export const listBatches = defineCall({
  method: 'GET',
  path: '/staff/batches',
  summary: 'Batches in FEFO order',
  access: 'staff:catalogue.read',
  query: Type.Object({
    ...listFields,
    state: Type.Optional(Type.Enum([...BATCH_STATES])),
    /** Days left for sale. */
    days: Type.Optional(Type.Enum(['0', '7', '14', '30', '60', '90'])),
    variantId: Type.Optional(Id('Variant is required')),
    sort: Type.Optional(Type.Enum(['best-before'])),
  }),
  reply: listReply(BatchView),
});

export const getBatch = defineCall({
  method: 'GET',
  path: '/staff/batches/:batchId',
  summary: 'One batch, and how many orders got of it',
  access: 'staff:catalogue.read',
  params,
  reply: successReply({
    batch: BatchView,
    sent: Type.Object({ orders: Type.Integer(), units: Type.Integer(), written: Type.Integer() }),
  }),
});

export const makeBatch = defineCall({
  method: 'POST',
  path: '/staff/stock/:variantId/batches',
  summary: 'Make a batch before its goods come',
  access: 'staff:stock.adjust',
  params: Type.Object({ variantId: Id('Variant is required') }),
  body: Type.Object(batchFields),
  reply: BatchReply,
  status: 201,
});

export const changeBatch = defineCall({
  method: 'PATCH',
  path: '/staff/batches/:batchId',
  summary: 'Correct the label of a batch',
  access: 'staff:stock.adjust',
  params,
  headers: IfMatch,
  body: Type.Object(batchFields),
  reply: BatchReply,
});

/** Stops allocation; orders with its units must be repacked. */
export const blockBatch = defineCall({
  method: 'POST',
  path: '/staff/batches/:batchId/block',
  summary: 'Hold a batch back',
  access: 'staff:stock.adjust',
  params,
  headers: IfMatch,
  body: Type.Object({ reason: Lines(300, problem('Enter a reason')) }),
  reply: BatchReply,
});

export const unblockBatch = defineCall({
  method: 'POST',
  path: '/staff/batches/:batchId/unblock',
  summary: 'Let a batch be sold again',
  access: 'staff:stock.adjust',
  params,
  headers: IfMatch,
  reply: BatchReply,
});

const Recipient = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  placedAt: IsoDate,
  quantity: Type.Integer(),
  sentAt: DateOrNull,
  name: Type.String(),
  phone: Type.String(),
  email: TextOrNull,
  city: Type.String(),
  pinCode: Type.String(),
  writtenAt: DateOrNull,
});

export const RecipientView = showsCustomer(Recipient, { on: 'list', by: 'order', property: 'orderId' });

export type RecipientView = Static<typeof RecipientView>;

export const listRecipients = defineCall({
  method: 'GET',
  path: '/staff/batches/:batchId/recipients',
  summary: 'Recipients of a batch',
  access: 'staff:customers.read',
  params,
  query: Type.Object({ after: listFields.after }),
  reply: listReply(RecipientView),
});

/** A spreadsheet table; the reply has its size. */
export const exportRecipients = defineCall({
  method: 'GET',
  path: '/staff/batches/:batchId/recipients.csv',
  summary: 'Recipients of a batch, as a CSV file',
  access: 'staff:exports.take',
  params,
  reply: showsCustomer(Type.String(), { on: 'export', by: 'order' }),
});

const mailFields = {
  subject: Text(200, problem('Subject is required')),
  text: Lines(3_000, problem('Text is required')),
};

export const previewRecallMail = defineCall({
  method: 'POST',
  path: '/staff/batches/:batchId/recall-mail/preview',
  summary: 'See a recall mail before it is sent',
  access: 'staff:stock.adjust',
  params,
  body: Type.Object(mailFields),
  reply: successReply({
    subject: Type.String(),
    text: Type.String(),
    html: Type.String(),
    count: Type.Integer(),
  }),
});

/** At most one mail per order. */
export const sendRecallMail = defineCall({
  method: 'POST',
  path: '/staff/batches/:batchId/recall-mail',
  summary: 'Write to everybody who received a batch',
  access: 'staff:stock.adjust',
  params,
  body: Type.Object({
    ...mailFields,
    /** Recipients as previewed, else VERSION_STALE. */
    count: Type.Integer({ minimum: 1 }),
  }),
  reply: successReply({ sent: Type.Integer() }),
});
