import {
  ADJUST_REASONS,
  type AdjustReason,
  MOVEMENT_KINDS,
  type MovementKind,
} from '@ilaneer/domain/stock/movement';
import { COUNT_STATES, type CountState } from '@ilaneer/domain/stock/stock-count';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { productVariants } from '../catalogue/catalogue.ts';
import {
  actorChecks,
  actorColumns,
  createdAt,
  moment,
  oneOf,
  paiseColumn,
  updatedAt,
  version,
} from '../columns.ts';
import { orders } from '../order/order.ts';
import { orderLines } from '../order/order-line.ts';
import { returns } from '../order/return.ts';

export const stockReceiptNumbers = pgSequence('stock_receipt_numbers', { startWith: 1_001 });
export const stockCountNumbers = pgSequence('stock_count_numbers', { startWith: 1_001 });

/** On hand, held and allocated units are written only by triggers. */
export const batches = pgTable(
  'batches',
  {
    id: text().primaryKey(),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id),
    code: text().notNull(),
    packedOn: date('packed_on').notNull(),
    bestBefore: date('best_before').notNull(),
    mrpPaise: paiseColumn('mrp_paise').notNull(),
    onHand: integer('on_hand').notNull().default(0),
    held: integer().notNull().default(0),
    allocated: integer().notNull().default(0),
    blockedAt: moment('blocked_at'),
    blockReason: text('block_reason'),
    /** Last day for dispatch passed. */
    expiredAt: moment('expired_at'),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('batches_code_of_variant').on(table.variantId, table.code),
    unique('batches_of_variant').on(table.id, table.variantId),
    index('batches_best_before').on(table.bestBefore, table.id),
    index('batches_standing').on(table.bestBefore, table.id).where(sql`${table.onHand} > 0`),
    index('batches_blocked').on(table.bestBefore, table.id).where(sql`${table.blockedAt} is not null`),
    index('batches_held_back').on(table.variantId).where(sql`${table.held} > 0`),
    index('batches_code').using('gin', sql`${table.code} gin_trgm_ops`),
    check('batches_code_form', sql`${table.code} = upper(btrim(${table.code})) and ${table.code} <> ''`),
    check('batches_life', sql`${table.bestBefore} > ${table.packedOn}`),
    check('batches_mrp_positive', sql`${table.mrpPaise} > 0`),
    check('batches_held', sql`${table.held} between 0 and ${table.onHand}`),
    check('batches_allocated', sql`${table.allocated} between 0 and ${table.onHand}`),
    check('batches_block_reason', sql`(${table.blockedAt} is null) = (${table.blockReason} is null)`),
  ],
);

export const stockReceipts = pgTable(
  'stock_receipts',
  {
    id: text().primaryKey(),
    number: text().notNull(),
    note: text().notNull(),
    idempotencyKey: text('idempotency_key'),
    ...actorColumns,
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    unique('stock_receipts_number_key').on(table.number),
    unique('stock_receipts_idempotency_key').on(table.idempotencyKey),
    index('stock_receipts_received_at').on(table.receivedAt, table.id),
    ...actorChecks('stock_receipts', table),
  ],
);

export const stockCounts = pgTable(
  'stock_counts',
  {
    id: text().primaryKey(),
    number: text().notNull(),
    state: text().$type<CountState>().notNull(),
    note: text().notNull(),
    ...actorColumns,
    closedAt: moment('closed_at'),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('stock_counts_number_key').on(table.number),
    index('stock_counts_created_at').on(table.createdAt, table.id),
    check('stock_counts_state', oneOf(table.state, COUNT_STATES)),
    check('stock_counts_closed_at', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    ...actorChecks('stock_counts', table),
  ],
);

export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    id: text().primaryKey(),
    countId: text('count_id')
      .notNull()
      .references(() => stockCounts.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id),
    batchId: text('batch_id'),
    expected: integer().notNull(),
    counted: integer().notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    unique('stock_count_lines_once').on(table.countId, table.variantId, table.batchId).nullsNotDistinct(),
    index('stock_count_lines_variant_id').on(table.variantId),
    foreignKey({
      name: 'stock_count_lines_batch_of_variant',
      columns: [table.batchId, table.variantId],
      foreignColumns: [batches.id, batches.variantId],
    }),
    check('stock_count_lines_never_negative', sql`${table.counted} >= 0 and ${table.expected} >= 0`),
  ],
);

/** Signed, with the balance after. Append-only; a trigger updates stock and records direct writes. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // No foreign key: unsold variants may be deleted, their movements stay.
    variantId: text('variant_id').notNull(),
    batchId: text('batch_id'),
    kind: text().$type<MovementKind>().notNull(),
    quantity: integer().notNull(),
    onHand: integer('on_hand').notNull(),
    forSale: integer('for_sale').notNull(),
    orderId: text('order_id').references(() => orders.id),
    returnId: text('return_id').references(() => returns.id),
    receiptId: text('receipt_id').references(() => stockReceipts.id),
    countId: text('count_id').references(() => stockCounts.id),
    undoes: bigint({ mode: 'number' }).references((): AnyPgColumn => stockMovements.position),
    reason: text().$type<AdjustReason>(),
    note: text(),
    ...actorColumns,
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'stock_movements_batch_of_variant',
      columns: [table.batchId, table.variantId],
      foreignColumns: [batches.id, batches.variantId],
    }),
    unique('stock_movements_undone_once').on(table.undoes),
    index('stock_movements_variant').on(table.variantId, table.position),
    index('stock_movements_happened_at').on(table.happenedAt, table.position),
    index('stock_movements_kind').on(table.variantId, table.kind, table.position),
    index('stock_movements_batch').on(table.batchId, table.position).where(sql`${table.batchId} is not null`),
    index('stock_movements_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('stock_movements_return').on(table.returnId).where(sql`${table.returnId} is not null`),
    index('stock_movements_receipt').on(table.receiptId).where(sql`${table.receiptId} is not null`),
    index('stock_movements_count').on(table.countId).where(sql`${table.countId} is not null`),
    check('stock_movements_kind', oneOf(table.kind, MOVEMENT_KINDS)),
    check('stock_movements_reason', oneOf(table.reason, ADJUST_REASONS)),
    check(
      'stock_movements_sign',
      sql`case when ${table.kind} in ('opening', 'release', 'return', 'unhold') then ${table.quantity} > 0 when ${table.kind} in ('reserve', 'ship', 'hold') then ${table.quantity} < 0 else ${table.quantity} <> 0 end`,
    ),
    check(
      'stock_movements_order',
      sql`${table.kind} not in ('reserve', 'release', 'ship', 'return') or ${table.orderId} is not null`,
    ),
    check('stock_movements_levels', sql`${table.forSale} >= 0 and ${table.onHand} >= ${table.forSale}`),
    ...actorChecks('stock_movements', table),
  ],
);

/** Batch traceability of order lines. */
export const orderLineBatches = pgTable(
  'order_line_batches',
  {
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id),
    quantity: integer().notNull(),
    allocatedAt: moment('allocated_at').notNull(),
    /** Dispatch time; until then reserved. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.batchId] }),
    foreignKey({
      name: 'order_line_batches_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }).onDelete('cascade'),
    index('order_line_batches_batch').on(table.batchId, table.orderId, table.position),
    check('order_line_batches_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

export const recallNotices = pgTable(
  'recall_notices',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ...actorColumns,
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.orderId] }),
    index('recall_notices_order_id').on(table.orderId),
    ...actorChecks('recall_notices', table),
  ],
);
