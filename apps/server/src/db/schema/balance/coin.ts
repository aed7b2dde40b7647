import { COIN_ENTRY_KINDS } from '@ilaneer/domain/coin/coin';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { actorChecks, actorColumns, moment, oneOf } from '../columns.ts';
import { orders } from '../order/order.ts';
import { returns } from '../order/return.ts';

/** Coins earned by one delivery, or given by staff, with one expiry. */
export const coinLots = pgTable(
  'coin_lots',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Null: given by staff (COIN-16). */
    orderId: text('order_id').references(() => orders.id),
    coins: integer().notNull(),
    /** Equals the sum of its entries. */
    remaining: integer().notNull(),
    reversed: integer().notNull(),
    earnedAt: moment('earned_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Expiry reminder (COIN-15). */
    expiryToldAt: moment('expiry_told_at'),
  },
  (table) => [
    unique('coin_lots_one_of_order').on(table.orderId),
    unique('coin_lots_owner').on(table.id, table.userId),
    index('coin_lots_user_id').on(table.userId),
    index('coin_lots_expires_at').on(table.expiresAt).where(sql`${table.remaining} > 0`),
    check('coin_lots_coins_positive', sql`${table.coins} > 0`),
    check('coin_lots_remaining', sql`${table.remaining} between 0 and ${table.coins}`),
    check('coin_lots_reversed', sql`${table.reversed} between 0 and ${table.coins}`),
    check('coin_lots_expires_at', sql`${table.expiresAt} >= ${table.earnedAt}`),
    check('coin_lots_expiry_told_at', sql`${table.expiryToldAt} >= ${table.earnedAt}`),
  ],
);

/** Signed ledger by lot. Append-only by trigger. */
export const coinEntries = pgTable(
  'coin_entries',
  {
    position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    lotId: text('lot_id').notNull(),
    kind: text().$type<(typeof COIN_ENTRY_KINDS)[number]>().notNull(),
    coins: integer().notNull(),
    orderId: text('order_id').references(() => orders.id),
    /** Return that gave used coins back. */
    returnId: text('return_id').references(() => returns.id),
    /** A late payment uses coins again; each use is returned once. */
    turn: integer(),
    ...actorColumns,
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'coin_entries_lot_of_owner',
      columns: [table.lotId, table.userId],
      foreignColumns: [coinLots.id, coinLots.userId],
    }),
    index('coin_entries_user_id').on(table.userId, table.position),
    index('coin_entries_lot_id').on(table.lotId),
    uniqueIndex('coin_entries_earned_once').on(table.orderId).where(sql`${table.kind} = 'earned'`),
    uniqueIndex('coin_entries_once_a_turn')
      .on(table.orderId, table.lotId, table.kind, table.turn)
      .where(sql`${table.turn} is not null`),
    uniqueIndex('coin_entries_once_a_return')
      .on(table.returnId, table.lotId)
      .where(sql`${table.returnId} is not null`),
    ...actorChecks('coin_entries', table),
    check('coin_entries_kind', oneOf(table.kind, COIN_ENTRY_KINDS)),
    check('coin_entries_return', sql`(${table.kind} = 'refunded') = (${table.returnId} is not null)`),
    check(
      'coin_entries_sign',
      sql`case when ${table.kind} in ('earned', 'returned', 'refunded', 'given') then ${table.coins} > 0 else ${table.coins} < 0 end`,
    ),
    check(
      'coin_entries_order',
      sql`(${table.kind} in ('expired', 'given', 'taken back')) = (${table.orderId} is null)`,
    ),
    check(
      'coin_entries_turn',
      sql`(${table.kind} in ('spent', 'returned')) = (${table.turn} is not null) and coalesce(${table.turn}, 1) > 0`,
    ),
  ],
);
