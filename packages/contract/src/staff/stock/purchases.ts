import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { Id, IsoDate, problem, Rupees, Text, TextOrNull } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';
import { Day } from './batches.ts';
import { billFields, lineCostFields } from './bill-fields.ts';

const purchaseFields = {
  id: Type.String(),
  number: Type.String(),
  receivedOn: Day,
  units: Type.Integer({ description: 'Received and not taken back.' }),
  supplierName: TextOrNull,
  billNumber: TextOrNull,
  billedOn: Type.Union([Day, Type.Null()]),
  /** With freight and GST that is not claimed; null without a bill. */
  cost: Type.Union([Rupees, Type.Null()]),
};

/** A receipt of goods with its supplier's bill. */
export const PurchaseRowView = Type.Object(purchaseFields);

export type PurchaseRowView = Static<typeof PurchaseRowView>;

const BillLineView = Type.Object({
  variantId: Type.String(),
  sku: Type.String(),
  quantity: Type.Integer(),
  amount: Rupees,
  freight: Rupees,
  gstRate: Type.Number(),
  claimsTax: Type.Boolean(),
  igst: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  cost: Rupees,
});

const BillView = Type.Object({
  revision: Type.Integer(),
  supplierName: Type.String(),
  supplierGstin: TextOrNull,
  number: Type.String(),
  billedOn: Day,
  freight: Rupees,
  /** First day of the cost (STOCK-13). */
  bookedOn: Day,
  reason: TextOrNull,
  who: Type.String(),
  recordedAt: IsoDate,
  lines: Type.Array(BillLineView),
});

export type BillView = Static<typeof BillView>;

export const PurchaseView = Type.Object({
  ...purchaseFields,
  note: Type.String(),
  who: TextOrNull,
  goods: Type.Array(
    Type.Object({
      variantId: Type.String(),
      sku: Type.String(),
      productName: Type.String(),
      variantName: Type.String(),
      quantity: Type.Integer(),
    }),
  ),
  /** Newest first. */
  bills: Type.Array(BillView),
  /** YYYY-MM; no cost is booked up to its end. */
  lockedThrough: TextOrNull,
  ...versionField,
});

export type PurchaseView = Static<typeof PurchaseView>;

export const listPurchases = defineCall({
  method: 'GET',
  path: '/staff/purchases',
  summary: 'Receipts of goods with the bills of their suppliers',
  access: 'staff:reports.read',
  query: Type.Object({
    ...listFields,
    bill: Type.Optional(Type.Enum(['missing', 'recorded'])),
    sort: Type.Optional(Type.Enum(['newest'])),
  }),
  reply: listReply(PurchaseRowView),
});

const params = Type.Object({ receiptId: Id('Receipt is required') });

export const getPurchase = defineCall({
  method: 'GET',
  path: '/staff/purchases/:receiptId',
  summary: 'A receipt of goods with its bill and their corrections',
  access: 'staff:reports.read',
  params,
  reply: successReply({ purchase: PurchaseView }),
});

/** The first bill of a receipt, or a correction with a reason, valid from its day on (STOCK-13). */
export const recordBill = defineCall({
  method: 'POST',
  path: '/staff/purchases/:receiptId/bills',
  summary: "Record the supplier's bill of a receipt",
  access: 'staff:books.write',
  params,
  headers: IfMatch,
  body: Type.Object({
    ...billFields,
    bookedOn: Text(40, problem('Enter the day from which the cost is valid')),
    reason: Type.Union([Text(300), Type.Null()]),
    lines: Type.Array(Type.Object({ variantId: Id('Variant is required'), ...lineCostFields }), {
      minItems: 1,
      maxItems: 200,
      ...problem('Enter the amounts of the bill'),
    }),
  }),
  reply: successReply({ purchase: PurchaseView }),
  status: 201,
});
