import { REPORT_KINDS } from '@ilaneer/domain/report/report-kind';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, Text, TextOrNull } from '../../message/fields.ts';

const Figure = Type.Union([Type.Number(), Type.Null()]);

const IsoDay = Type.Union([Type.String({ format: 'date', description: 'YYYY-MM-DD, India' }), Type.Null()]);

const Day = Type.Optional(Type.String({ format: 'date', ...anyProblem('Give the day as YYYY-MM-DD') }));

/** Figures in the order of the columns of `REPORT_FORMS`; rupees, counts and percent. */
const ReportRow = Type.Object({
  key: Type.String(),
  label: Type.String(),
  /** Filter of the order list for the orders behind the row; null without one. */
  orders: TextOrNull,
  figures: Type.Array(Figure),
});

export type ReportRow = Static<typeof ReportRow>;

const Report = Type.Object({
  kind: Type.Enum([...REPORT_KINDS]),
  /** Null for reports of the present. */
  from: IsoDay,
  to: IsoDay,
  rows: Type.Array(ReportRow),
  /** Null where figures of rows do not add up. */
  total: Type.Union([Type.Array(Figure), Type.Null()]),
});

export type ReportView = Static<typeof Report>;

export const reportFields = {
  from: Day,
  to: Day,
  /** Of the report by product. */
  category: Type.Optional(Text(100)),
};

/** REPORT-4. */
export const getReport = defineCall({
  method: 'GET',
  path: '/staff/reports/:report',
  summary: 'Sales, repeat customers, expiry of stock, steps of the checkout and speed of pages',
  access: 'staff:reports.read',
  params: Type.Object({ report: Type.Enum([...REPORT_KINDS], anyProblem('Unknown report')) }),
  query: Type.Object(reportFields),
  reply: successReply({ report: Report }),
});
