import { BILL_GST_RATES } from '@ilaneer/domain/stock-value/supplier-bill';
import Type, { type Static } from 'typebox';
import { Code, problem, Text } from '../../message/fields.ts';

const Amount = (text: string) =>
  Type.Refine(
    Type.Number({ minimum: 0, maximum: 1_000_000_000, ...problem(text) }),
    (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-4,
  );

/** A supplier's bill (STOCK-10). */
export const billFields = {
  supplierName: Text(300, problem('Supplier is required')),
  /** Null: of a supplier without one. */
  supplierGstin: Type.Union([Code(40), Type.Null()]),
  number: Text(100, problem('Bill number is required')),
  billedOn: Text(40, problem('Enter the date of the bill')),
  /** Before GST, for all lines. */
  freight: Amount('Enter the freight in rupees, 0 if there is none'),
};

export const lineCostFields = {
  /** Of the whole line, before GST, after discounts. */
  amount: Amount('Enter the amount of the line in rupees, with at most 2 decimals'),
  /** Percent. */
  gstRate: Type.Enum(
    BILL_GST_RATES.map((basisPoints) => basisPoints / 100),
    problem('Choose a rate of GST'),
  ),
  /** Input tax is claimed; else it is part of the cost. */
  claimsTax: Type.Boolean(),
};

export const BillBody = Type.Object(billFields);
export const LineCostBody = Type.Object(lineCostFields);

export type BillBody = Static<typeof BillBody>;
export type LineCostBody = Static<typeof LineCostBody>;
