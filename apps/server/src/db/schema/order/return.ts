import type { Actor } from '@ilaneer/domain/actor/actor';
import { MOST_CASH_ROUND_OFF } from '@ilaneer/domain/order/cash-round-off';
import {
  PAYOUT_KINDS,
  type PayoutKind,
  RETURN_REMEDIES,
  type ReturnRemedy,
} from '@ilaneer/domain/return/payout';
import {
  LARGEST_PHOTO_BYTES,
  MOST_PHOTOS,
  PHOTO_TYPES,
  type PhotoType,
} from '@ilaneer/domain/return/photo-type';
import {
  RETURN_ORIGINS,
  RETURN_STATES,
  type ReturnOrigin,
  type ReturnState,
} from '@ilaneer/domain/return/return-life';
import { RETURN_REASONS, type ReturnReason } from '@ilaneer/domain/return/return-reason';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { actorChecks, bytes, moment, oneOf, paiseColumn, version } from '../columns.ts';
import { orders } from './order.ts';
import { orderLines } from './order-line.ts';
import { parcels } from './parcel.ts';

export const returns = pgTable(
  'returns',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    number: integer().notNull(),
    state: text().$type<ReturnState>().notNull(),
    /** Asked for by the shopper, or opened by the shop for a parcel (PARCEL-22). */
    origin: text().$type<ReturnOrigin>().notNull().default('shopper'),
    parcelId: text('parcel_id').references(() => parcels.id),
    note: text().notNull(),
    /** The shopper's wish; staff decide (RETURN-19). */
    remedy: text().$type<ReturnRemedy>().notNull().default('refund'),
    requestedAt: moment('requested_at').notNull(),
    approvedAt: moment('approved_at'),
    /** Refund deadline (RETURN-9). */
    refundDueAt: moment('refund_due_at'),
    refusedAt: moment('refused_at'),
    refusalReason: text('refusal_reason'),
    pickedUpAt: moment('picked_up_at'),
    receivedAt: moment('received_at'),
    refundedAt: moment('refunded_at'),
    /** From 1 per order: earlier refunds determine rounding. */
    refundPosition: integer('refund_position'),
    refundPaise: paiseColumn('refund_paise'),
    /** Cash rounding (RETURN-23). */
    roundOffPaise: paiseColumn('round_off_paise').notNull().default(0),
    /** Credited against cash that was not collected. */
    creditedPaise: paiseColumn('credited_paise').notNull().default(0),
    refundCoins: integer('refund_coins').notNull().default(0),
    refundReference: text('refund_reference'),
    refundedByKind: text('refunded_by_kind').$type<Actor['kind']>(),
    refundedById: text('refunded_by_id'),
    /** Replacement order and the amount paying for it; null if fully refunded (RETURN-17). */
    exchangeOrderId: text('exchange_order_id').references(() => orders.id),
    exchangePaise: paiseColumn('exchange_paise'),
    version,
  },
  (table) => [
    index('returns_order_id').on(table.orderId),
    index('returns_user_id').on(table.userId),
    index('returns_by_state').on(table.state, table.requestedAt, table.id),
    index('returns_requested_at').on(table.requestedAt, table.id),
    index('returns_refund_due_at').on(table.refundDueAt).where(sql`${table.refundedAt} is null`),
    unique('returns_number').on(table.orderId, table.number),
    check('returns_number_positive', sql`${table.number} > 0`),
    unique('returns_refund_position').on(table.orderId, table.refundPosition),
    check('returns_state', oneOf(table.state, RETURN_STATES)),
    check(
      'returns_refused',
      sql`(${table.state} = 'refused') = (${table.refusedAt} is not null)
        and (${table.state} = 'refused') = (${table.refusalReason} is not null)`,
    ),
    check(
      'returns_approved',
      sql`(${table.state} in ('requested', 'refused')) = (${table.approvedAt} is null)`,
    ),
    check('returns_remedy', oneOf(table.remedy, RETURN_REMEDIES)),
    check(
      'returns_refund_due',
      sql`(${table.approvedAt} is null) = (${table.refundDueAt} is null)
        and (${table.refundDueAt} is null or ${table.refundDueAt} > ${table.approvedAt})`,
    ),
    check(
      'returns_picked_up',
      sql`case ${table.state} when 'refunded' then (${table.pickedUpAt} is null) = (${table.receivedAt} is null)
        else (${table.state} in ('picked up', 'received')) = (${table.pickedUpAt} is not null) end`,
    ),
    check(
      'returns_received',
      sql`${table.state} = 'refunded' or (${table.state} = 'received') = (${table.receivedAt} is not null)`,
    ),
    check(
      'returns_refunded',
      sql`(${table.state} = 'refunded') = (${table.refundedAt} is not null)
        and (${table.state} = 'refunded') = (${table.refundPosition} is not null)
        and (${table.state} = 'refunded') = (${table.refundPaise} is not null)`,
    ),
    check(
      'returns_round_off',
      sql`${table.roundOffPaise} = 0 or (${table.state} = 'refunded' and abs(${table.roundOffPaise}) <= ${sql.raw(String(MOST_CASH_ROUND_OFF))})`,
    ),
    check('returns_refund_never_negative', sql`${table.refundPaise} >= 0 and ${table.refundPosition} > 0`),
    check(
      'returns_refund_coins',
      sql`${table.refundCoins} = 0 or (${table.refundCoins} > 0 and ${table.state} = 'refunded')`,
    ),
    ...actorChecks('returns_refunded', { actorKind: table.refundedByKind, actorId: table.refundedById }),
    check(
      'returns_refunded_by_somebody',
      sql`(${table.state} = 'refunded') = (${table.refundedByKind} is not null)
        and (${table.state} = 'refunded') = (${table.refundedById} is not null)`,
    ),
    check('returns_origin', oneOf(table.origin, RETURN_ORIGINS)),
    check('returns_of_parcel', sql`(${table.origin} = 'parcel') = (${table.parcelId} is not null)`),
    unique('returns_parcel_id').on(table.parcelId),
    check(
      'returns_credited',
      sql`${table.creditedPaise} = 0 or (${table.creditedPaise} > 0 and ${table.origin} = 'parcel' and ${table.state} = 'refunded')`,
    ),
    unique('returns_exchange_order').on(table.exchangeOrderId),
    check(
      'returns_exchanged',
      sql`(${table.exchangeOrderId} is null) = (${table.exchangePaise} is null)
        and (${table.exchangePaise} is null or ${table.exchangePaise} between 0 and ${table.refundPaise})`,
    ),
    check('returns_reference', sql`${table.refundReference} is null or ${table.state} = 'refunded'`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    restockedUnits: integer('restocked_units').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    foreignKey({
      name: 'return_lines_order_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    index('return_lines_order_line').on(table.orderId, table.position),
    check('return_lines_quantity_positive', sql`${table.quantity} > 0`),
    check('return_lines_restocked', sql`${table.restockedUnits} between 0 and ${table.quantity}`),
    check(
      'return_lines_reason',
      oneOf(
        table.reason,
        RETURN_REASONS.map(({ id }) => id),
      ),
    ),
  ],
);

/** Payout details of cash orders, for the payer of the refund, briefly (RETURN-20). */
export const returnPayouts = pgTable(
  'return_payouts',
  {
    returnId: text('return_id')
      .primaryKey()
      .references(() => returns.id, { onDelete: 'cascade' }),
    kind: text().$type<PayoutKind>().notNull(),
    sealed: bytes().notNull(),
    masked: text().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [
    check('return_payouts_kind', oneOf(table.kind, PAYOUT_KINDS)),
    check('return_payouts_sealed', sql`octet_length(${table.sealed}) > 28`),
  ],
);

export const returnPhotos = pgTable(
  'return_photos',
  {
    id: text().primaryKey(),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    contentType: text('content_type').$type<PhotoType>().notNull(),
    bytes: bytes().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('return_photos_position').on(table.returnId, table.position),
    check('return_photos_most', sql`${table.position} between 1 and ${sql.raw(String(MOST_PHOTOS))}`),
    check('return_photos_content_type', oneOf(table.contentType, PHOTO_TYPES)),
    check(
      'return_photos_size',
      sql`octet_length(${table.bytes}) between 1 and ${sql.raw(String(LARGEST_PHOTO_BYTES))}`,
    ),
  ],
);
