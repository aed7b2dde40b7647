import { ADJUST_REASONS } from '@ilaneer/domain/stock/movement';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  Id,
  IdempotencyHeaders,
  IsoDate,
  problem,
  Raw,
  Rupees,
  Search,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';
import { BatchView, batchFields, Day } from './batches.ts';
import { BillBody, LineCostBody } from './bill-fields.ts';
import { MovementView } from './movements.ts';

export const StockView = Type.Object({
  variantId: Type.String(),
  productId: Type.String(),
  productName: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  barcode: TextOrNull,
  picture: Type.String(),
  isFood: Type.Boolean(),
  isSold: Type.Boolean(),
  shelfLifeDays: Type.Union([Type.Integer(), Type.Null()]),
  onHand: Type.Integer(),
  reserved: Type.Integer({ description: 'Reserved by unshipped orders.' }),
  held: Type.Integer({ description: 'In batches barred from sale.' }),
  forSale: Type.Integer(),
  withoutBatch: Type.Integer(),
  batches: Type.Integer({ description: 'Batches with stock.' }),
  /** The single batch on hand; null if several or none. */
  onlyBatchId: TextOrNull,
  mrp: Rupees,
  /** Lowest MRP of batches on the shelf; null without any. */
  lowestMrp: Type.Union([Rupees, Type.Null()]),
  /** Percent; 0 where prices include it. */
  gstOnTop: Type.Number(),
  nextBestBefore: Type.Union([Day, Type.Null()]),
  lowStockAt: Type.Union([Type.Integer(), Type.Null()]),
  isLow: Type.Boolean(),
  ...versionField,
});

export type StockView = Static<typeof StockView>;

export const STOCK_LEVELS = ['low', 'out', 'held'] as const;
export const STOCK_ORDERS = ['sku', '-sku'] as const;

export const listStock = defineCall({
  method: 'GET',
  path: '/staff/stock',
  summary: 'Stock of all variants',
  access: 'staff:catalogue.read',
  query: Type.Object({
    ...listFields,
    level: Type.Optional(Type.Enum([...STOCK_LEVELS])),
    goods: Type.Optional(Type.Enum(['food', 'other'])),
    /** Scanner input: SKU, barcode or batch code, with its framing. */
    code: Type.Optional(Raw(100)),
    /** Comma-separated variant ids. */
    variants: Type.Optional(Text(10_000)),
    sort: Type.Optional(Type.Enum([...STOCK_ORDERS])),
  }),
  reply: listReply(StockView),
});

export const findGoods = defineCall({
  method: 'GET',
  path: '/staff/goods',
  summary: 'Goods by a text: exact codes and names first, then prefixes',
  access: 'staff:catalogue.read',
  query: Type.Object({ search: Search(100, problem('Search is required')) }),
  reply: successReply({ goods: Type.Array(StockView) }),
});

const params = Type.Object({ variantId: Id('Variant is required') });
const StockReply = successReply({ stock: StockView, batches: Type.Array(BatchView) });

export const getStock = defineCall({
  method: 'GET',
  path: '/staff/stock/:variantId',
  summary: 'Stock of a variant by batch',
  access: 'staff:catalogue.read',
  params,
  reply: StockReply,
});

const MOST_UNITS = 1_000_000;
const units = Type.Integer({ minimum: 1, maximum: MOST_UNITS, ...problem('Quantity must be 1 or more') });

export const receiveGoods = defineCall({
  method: 'POST',
  path: '/staff/stock-receipts',
  summary: 'Receive goods',
  access: 'staff:stock.adjust',
  headers: IdempotencyHeaders,
  body: Type.Object({
    note: Type.Optional(Text(300)),
    /** With the cost of each line; needs the permission for the books as well (STOCK-10). */
    bill: Type.Optional(BillBody),
    lines: Type.Array(
      Type.Object({
        variantId: Id('Variant is required'),
        quantity: units,
        /** Adds to an existing batch of this code; required for food. */
        batch: Type.Union([Type.Object(batchFields), Type.Null()]),
        cost: Type.Optional(LineCostBody),
      }),
      { minItems: 1, maxItems: 200, ...problem('Enter the goods received') },
    ),
  }),
  reply: successReply({
    receipt: Type.Object({
      id: Type.String(),
      number: Type.String(),
      receivedAt: IsoDate,
      units: Type.Integer(),
      lines: Type.Integer(),
    }),
  }),
  status: 201,
});

export const undoReceipt = defineCall({
  method: 'POST',
  path: '/staff/stock-receipts/:receiptId/undo',
  summary: 'Take a receipt back',
  access: 'staff:stock.adjust',
  params: Type.Object({ receiptId: Id('Receipt is required') }),
  reply: successReply({ undone: Type.Integer({ description: 'Reversed movements.' }) }),
});

const reasonFields = {
  batchId: Type.Union([Id('Batch is required'), Type.Null()]),
  reason: Type.Enum([...ADJUST_REASONS], problem('Choose a reason')),
  note: Type.Optional(Text(300)),
};
const MovedReply = successReply({ stock: StockView, movement: Type.Union([MovementView, Type.Null()]) });

/** Relative, or absolute if stock is unchanged since read (else VERSION_STALE with the current state). */
export const adjustStock = defineCall({
  method: 'POST',
  path: '/staff/stock/:variantId/adjust',
  summary: 'Adjust stock',
  access: 'staff:stock.adjust',
  params,
  body: Type.Object({
    ...reasonFields,
    change: Type.Union([
      Type.Object({ by: Type.Integer({ minimum: -MOST_UNITS, maximum: MOST_UNITS }) }),
      Type.Object({ to: Type.Integer({ minimum: 0, maximum: MOST_UNITS }), expected: Type.Integer() }),
    ]),
  }),
  reply: MovedReply,
});

const MOST_SET_AT_ONCE = 200;

/** Counts per shelf, each applied if the books are unchanged since read; rows are independent. */
export const setStock = defineCall({
  method: 'POST',
  path: '/staff/stock',
  summary: 'Set counted stock of many variants',
  access: 'staff:stock.adjust',
  body: Type.Object({
    counts: Type.Array(
      Type.Object({
        variantId: Id('Variant is required'),
        batchId: Type.Union([Id('Batch is required'), Type.Null()]),
        counted: Type.Integer({ minimum: 0, maximum: MOST_UNITS, ...problem('Please enter a whole number') }),
        expected: Type.Integer(),
      }),
      { minItems: 1, maxItems: MOST_SET_AT_ONCE, ...problem('Enter the units counted') },
    ),
  }),
  reply: successReply({
    results: Type.Array(
      Type.Object({
        variantId: Type.String(),
        ok: Type.Boolean(),
        code: TextOrNull,
        message: TextOrNull,
        stock: Type.Union([StockView, Type.Null()]),
        /** Ledger position; null without a change. */
        position: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
  }),
});

export const writeOffStock = defineCall({
  method: 'POST',
  path: '/staff/stock/:variantId/write-off',
  summary: 'Write goods off',
  access: 'staff:stock.adjust',
  params,
  body: Type.Object({ ...reasonFields, quantity: units }),
  reply: MovedReply,
});

export const undoMovement = defineCall({
  method: 'POST',
  path: '/staff/stock-movements/:position/undo',
  summary: 'Take a movement back',
  access: 'staff:stock.adjust',
  params: Type.Object({ position: Type.Integer({ minimum: 1 }) }),
  reply: MovedReply,
});

export const setLowStock = defineCall({
  method: 'PUT',
  path: '/staff/stock/:variantId/low-stock-at',
  summary: 'From how many on a variant runs low',
  access: 'staff:stock.adjust',
  params,
  headers: IfMatch,
  body: Type.Object({
    lowStockAt: Type.Union([Type.Integer({ minimum: 0, maximum: MOST_UNITS }), Type.Null()]),
  }),
  reply: successReply({ stock: StockView }),
});
