import { COUPON_USE_STATES, type CouponReduction } from '@ilaneer/domain/coupon/coupon';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { createdAt, moment, oneOf, paiseColumn, updatedAt, version } from '../columns.ts';
import { orders } from '../order/order.ts';

/** Single-use codes made at once: coupons that share their terms (COUPON-15). */
export const couponBatches = pgTable(
  'coupon_batches',
  {
    id: text().primaryKey(),
    prefix: text().notNull(),
    codes: integer().notNull(),
    /** As its coupons are. */
    active: boolean().notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    check('coupon_batches_prefix', sql`${table.prefix} ~ '^[A-Z0-9]{2,10}$'`),
    check('coupon_batches_codes', sql`${table.codes} between 1 and 10000`),
  ],
);

/** Null means no limit. */
export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    code: text().notNull(),
    description: text().notNull(),
    kind: text().$type<CouponReduction['kind']>().notNull(),
    basisPoints: integer('basis_points'),
    amountPaise: paiseColumn('amount_paise'),
    capPaise: paiseColumn('cap_paise'),
    minimumPaise: paiseColumn('minimum_paise'),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    categoryIds: text('category_ids').array().notNull(),
    totalLimit: integer('total_limit'),
    perShopperLimit: integer('per_shopper_limit'),
    firstOrderOnly: boolean('first_order_only').notNull(),
    active: boolean().notNull(),
    hidden: boolean().notNull(),
    batchId: text('batch_id').references(() => couponBatches.id),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('coupons_code_key').on(table.code),
    index('coupons_batch_id').on(table.batchId, table.code).where(sql`${table.batchId} is not null`),
    // Batches hold thousands that are not listed.
    index('coupons_shown').on(table.createdAt).where(sql`${table.active} and not ${table.hidden}`),
    check(
      'coupons_batch_single_use',
      sql`${table.batchId} is null or (${table.totalLimit} = 1 and ${table.hidden})`,
    ),
    check('coupons_code_form', sql`${table.code} ~ '^[A-Z0-9-]{3,30}$'`),
    check(
      'coupons_reduction',
      sql`coalesce(case ${table.kind}
        when 'percent' then ${table.basisPoints} between 1 and 10000 and ${table.amountPaise} is null
        when 'amount' then ${table.amountPaise} > 0 and ${table.basisPoints} is null and ${table.capPaise} is null
        end, false)`,
    ),
    check(
      'coupons_limits_positive',
      sql`${table.capPaise} > 0 and ${table.minimumPaise} > 0 and ${table.totalLimit} > 0 and ${table.perShopperLimit} > 0`,
    ),
    check('coupons_dates', sql`${table.validFrom} < ${table.validUntil}`),
  ],
);

/** Held while payment is pending, counted once confirmed, returned with the order. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    state: text().$type<(typeof COUPON_USE_STATES)[number]>().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('coupon_uses_coupon').on(table.couponId, table.userId),
    index('coupon_uses_user_id').on(table.userId),
    check('coupon_uses_state', oneOf(table.state, COUPON_USE_STATES)),
  ],
);
