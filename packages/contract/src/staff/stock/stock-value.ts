import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { anyProblem, Rupees } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { Day } from './batches.ts';

/** Units, those of them without a cost, and the cost of the rest. */
const Moved = Type.Object({ units: Type.Integer(), withoutCost: Type.Integer(), cost: Rupees });

export type MovedView = Static<typeof Moved>;

/** A variant's stock at the end of a day (STOCK-11). */
export const StockValueRow = Type.Object({
  variantId: Type.String(),
  productName: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  units: Type.Integer(),
  withoutCost: Type.Integer(),
  /** Of units with a cost, rounded; null without any. */
  average: Type.Union([Rupees, Type.Null()]),
  value: Rupees,
  /** Batch on hand that expires first. */
  oldest: Type.Union([Type.Object({ id: Type.String(), code: Type.String(), bestBefore: Day }), Type.Null()]),
});

export type StockValueRow = Static<typeof StockValueRow>;

const reply = Type.Object({
  ...listReply(StockValueRow).properties,
  from: Day,
  to: Day,
  /** Opening + received + corrections = sold + losses + lateCost + closing (STOCK-13). */
  account: Type.Object({
    opening: Moved,
    received: Moved,
    corrections: Moved,
    sold: Moved,
    losses: Moved,
    /** Cost recorded or corrected when the goods had left. */
    lateCost: Rupees,
    /** Sold and lateCost. */
    costOfGoodsSold: Rupees,
    closing: Moved,
  }),
  /** GST claimed on the losses (STOCK-14). */
  reversal: Type.Object({ igst: Rupees, cgst: Rupees, sgst: Rupees }),
  /** SKUs of the first variants with stock without a cost. */
  missing: Type.Object({ variants: Type.Integer(), first: Type.Array(Type.String()) }),
});

export type StockValueReply = Static<typeof reply>;

const DayAsked = (description: string) =>
  Type.String({ format: 'date', description, ...anyProblem('Give the day as YYYY-MM-DD') });

export const getStockValue = defineCall({
  method: 'GET',
  path: '/staff/stock-value',
  summary: 'Value of the stock at the end of a day, and cost of goods sold of a period',
  access: 'staff:reports.read',
  query: Type.Object({
    ...listFields,
    from: Type.Optional(DayAsked('First day of the period; default: of the month of its last.')),
    to: Type.Optional(DayAsked('Last day of the period, whose stock is valued; default: today.')),
    sort: Type.Optional(Type.Enum(['sku'])),
  }),
  reply,
});
