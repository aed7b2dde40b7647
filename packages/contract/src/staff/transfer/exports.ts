import { REPORT_KINDS } from '@ilaneer/domain/report/report-kind';
import { EXPORT_KINDS } from '@ilaneer/domain/transfer/export-kind';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem } from '../../message/fields.ts';
import { returnMonthField } from '../books/gst-returns.ts';
import { openItemFields } from '../books/open-items.ts';
import { listStaffOrders } from '../orders/order-list.ts';
import { reportFields } from '../reports/reports.ts';

const params = Type.Object({
  kind: Type.Enum([...EXPORT_KINDS], anyProblem('Unknown export')),
});
const query = Type.Object({
  ...Type.Omit(listStaffOrders.query, ['after']).properties,
  ...openItemFields,
  ...returnMonthField,
  category: reportFields.category,
  /** Default: sales by day. */
  report: Type.Optional(Type.Enum([...REPORT_KINDS], anyProblem('Unknown report'))),
});

const Csv = showsCustomer(
  Type.Unsafe<string>({
    description: 'The file',
    content: { 'text/csv': { schema: { type: 'string' } } },
  }),
  { on: 'export', by: 'customer' },
);

export const countExport = defineCall({
  method: 'GET',
  path: '/staff/exports/:kind/count',
  summary: 'Number of rows of an export',
  access: 'staff:exports.take',
  params,
  query,
  reply: successReply({ count: Type.Integer() }),
});

/** Streamed CSV; audited with its row count (TRANSFER-1). */
export const createExport = defineCall({
  method: 'GET',
  path: '/staff/exports/:kind',
  summary: 'Orders, goods, customers or a report as CSV',
  access: 'staff:exports.take',
  params,
  query,
  reply: Csv,
});
