import { GST_SECTIONS } from '@ilaneer/domain/gst-return/gst-sections';
import { GST_TABLES } from '@ilaneer/domain/gst-return/gst-tables';
import { TAX_DOCUMENT_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, Code, Rupees } from '../../message/fields.ts';

export const returnMonthField = {
  month: Type.Optional(
    Type.String({
      pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
      description: 'YYYY-MM; default: the last that is over.',
      ...anyProblem('Give the month as YYYY-MM'),
    }),
  ),
};

const query = Type.Object({
  ...returnMonthField,
  gstin: Type.Optional(
    Code(15, {
      pattern: '^[0-9A-Z]{15}$',
      description: "Default: the shop's own.",
      ...anyProblem('Please enter a valid GSTIN: 15 capital letters and digits'),
    }),
  ),
});

const Count = Type.Integer({ minimum: 0 });
const amounts = { taxable: Rupees, igst: Rupees, cgst: Rupees, sgst: Rupees };

/** A fault of the month, or a question for an accountant (GST-RETURN-10). */
const Problem = Type.Object({
  weight: Type.Enum(['wrong', 'uncertain']),
  text: Type.String(),
  count: Count,
  /** The first numbers. */
  documents: Type.Array(Type.String()),
});

/** Totals of a month's return in rupees; credit notes lower them. */
const GstReturn = Type.Object({
  month: Type.String({ description: 'YYYY-MM' }),
  gstin: Type.String(),
  /** GSTINs on documents of the month, with the shop's own. */
  gstins: Type.Array(Type.String()),
  documents: Count,
  sections: Type.Array(Type.Object({ section: Type.Enum([...GST_SECTIONS]), documents: Count, ...amounts })),
  total: Type.Object(amounts),
  /** Tax of the documents less tax computed from the rows (GST-RETURN-5). */
  roundingDifference: Rupees,
  roundOff: Rupees,
  series: Type.Array(
    Type.Object({
      kind: Type.Enum([...TAX_DOCUMENT_KINDS]),
      from: Type.String(),
      to: Type.String(),
      issued: Count,
      missing: Count,
    }),
  ),
  /** Tables 3.1(a), 3.1(c) and 3.2 of GSTR-3B. */
  taxed: Type.Object(amounts),
  untaxed: Rupees,
  interState: Type.Array(Type.Object({ placeOfSupply: Type.String(), taxable: Rupees, igst: Rupees })),
  problems: Type.Array(Problem),
});

export type GstReturnView = Static<typeof GstReturn>;

export const getGstReturn = defineCall({
  method: 'GET',
  path: '/staff/gst-returns',
  summary: 'Totals and faults of the GST return of a month',
  access: 'staff:reports.read',
  query,
  reply: successReply({ report: GstReturn }),
});

/** GSTR-1 for the portal, sheets of the offline tool, and the check sheet of GSTR-3B. */
export const GST_FILES = [
  'gstr1.json',
  'gstr3b.csv',
  ...GST_TABLES.map((table) => `${table}.csv` as const),
] as const;

export type GstFile = (typeof GST_FILES)[number];

/** Needs the permission for reports as well; audited (GST-RETURN-11). */
export const downloadGstReturn = defineCall({
  method: 'GET',
  path: '/staff/gst-returns/:file',
  summary: 'A file of the GST return of a month',
  access: 'staff:exports.take',
  params: Type.Object({ file: Type.Enum([...GST_FILES], anyProblem('Unknown file')) }),
  query,
  reply: Type.Unsafe<string>({
    description: 'The file',
    content: {
      'application/json': { schema: { type: 'string' } },
      'text/csv': { schema: { type: 'string' } },
    },
  }),
});
