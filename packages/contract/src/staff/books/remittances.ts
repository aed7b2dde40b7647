import { REMITTANCE_SOURCES } from '@ilaneer/domain/remittance/remittance';
import { REMITTED_STATES } from '@ilaneer/domain/remittance/remittance-differences';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  DateOrNull,
  IsoDate,
  Lines,
  PositiveRupees,
  problem,
  Raw,
  Rupees,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

const Source = Type.Enum([...REMITTANCE_SOURCES]);
const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

/** A payout of a gateway or courier into the bank (REMITTANCE-1). */
export const RemittanceRowView = Type.Object({
  id: Type.String(),
  source: Source,
  payer: Type.String(),
  reference: Type.String(),
  receivedOn: IsoDay,
  gross: Rupees,
  charges: Rupees,
  gst: Rupees,
  net: Rupees,
  /** Unexplained part of the gross. */
  unmatched: Rupees,
  isTakenBack: Type.Boolean(),
});

export type RemittanceRowView = Static<typeof RemittanceRowView>;

export const RemittedLineView = Type.Object({
  reference: Type.String(),
  /** The matched transaction, if known. */
  about: Type.Union([Type.Enum(['payment', 'refund', 'cash']), Type.Null()]),
  orderId: TextOrNull,
  orderNumber: TextOrNull,
  amount: Rupees,
  open: Rupees,
  /** REMITTANCE-10. */
  state: Type.Enum([...REMITTED_STATES]),
  /** Amount less receivable: negative is missing, positive is surplus. */
  difference: Rupees,
});

export type RemittedLineView = Static<typeof RemittedLineView>;

const OverdueCash = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  trackingNumber: TextOrNull,
  deliveredOn: IsoDay,
  /** Since the delivery. */
  days: Type.Integer({ minimum: 0 }),
  open: Rupees,
});

/** The courier's cash on delivery that is past its term and in no remittance (REMITTANCE-10). */
const Overdue = Type.Object({
  termDays: Type.Integer({ minimum: 0 }),
  count: Type.Integer({ minimum: 0 }),
  amount: Rupees,
  /** The oldest 100. */
  rows: Type.Array(OverdueCash),
});

export type OverdueView = Static<typeof Overdue>;

/** Null: of a gateway. */
const OverdueOrNull = Type.Union([Overdue, Type.Null()]);

const figures = { gross: Rupees, charges: Rupees, gst: Rupees, net: Rupees, unmatched: Rupees };

const Checked = Type.Object({
  ...figures,
  lines: Type.Array(RemittedLineView),
  overdue: OverdueOrNull,
});

export type CheckedRemittance = Static<typeof Checked>;

const Remittance = Type.Object({
  ...RemittanceRowView.properties,
  recordedAt: IsoDate,
  takenBackAt: DateOrNull,
  takenBackReason: TextOrNull,
  lines: Type.Array(RemittedLineView),
  /** Now. */
  overdue: OverdueOrNull,
});

export type RemittanceView = Static<typeof Remittance>;

const ZeroOrRupees = Type.Union([Type.Literal(0), PositiveRupees]);

const LARGEST_BODY = 1_500_000;

const body = Type.Object({
  source: Source,
  payer: Text(60, { minLength: 1, ...problem('Who paid it?') }),
  reference: Text(60, {
    minLength: 1,
    ...problem('What names it in the bank or at the payer?'),
  }),
  receivedOn: Type.String({ format: 'date', ...anyProblem('Give the day as YYYY-MM-DD') }),
  net: ZeroOrRupees,
  /** Without GST; null: taken from the lines. */
  charges: Type.Union([ZeroOrRupees, Type.Null()]),
  gst: Type.Union([ZeroOrRupees, Type.Null()]),
  /** The payer's file, or rows of reference and amount. */
  lines: Raw(500_000, { minLength: 1, ...problem('Give the lines') }),
});

export type RemittanceBody = Static<typeof body>;

export const listRemittances = defineCall({
  method: 'GET',
  path: '/staff/remittances',
  summary: 'Payouts of gateways and couriers',
  access: 'staff:reports.read',
  query: Type.Object({
    ...listFields,
    source: Type.Optional(Source),
    sort: Type.Optional(Type.Enum(['newest'])),
  }),
  reply: listReply(RemittanceRowView),
});

export const getRemittance = defineCall({
  method: 'GET',
  path: '/staff/remittances/:remittanceId',
  summary: 'One remittance with its lines',
  access: 'staff:reports.read',
  params: Type.Object({ remittanceId: Type.String() }),
  reply: successReply({ remittance: Remittance }),
});

/** A dry run: differences per line, nothing recorded. */
export const checkRemittance = defineCall({
  method: 'POST',
  path: '/staff/remittance-checks',
  summary: 'Match a remittance with receivables',
  access: 'staff:books.write',
  body,
  largestBody: LARGEST_BODY,
  reply: successReply({ remittance: Checked }),
});

export const recordRemittance = defineCall({
  method: 'POST',
  path: '/staff/remittances',
  summary: 'Write down a remittance and post it',
  access: 'staff:books.write',
  body,
  largestBody: LARGEST_BODY,
  reply: successReply({ remittanceId: Type.String() }),
  status: 201,
});

export const reverseRemittance = defineCall({
  method: 'POST',
  path: '/staff/remittances/:remittanceId/reversal',
  summary: 'Reverse a remittance',
  access: 'staff:books.write',
  params: Type.Object({ remittanceId: Type.String() }),
  body: Type.Object({ reason: Lines(500, { minLength: 1, ...problem('Enter a reason') }) }),
  reply: successReply({}),
});
