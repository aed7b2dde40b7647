import { COUPON_USE_STATES, type CouponReduction } from '@ilaneer/domain/coupon/coupon';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { createdAt, moment, oneOf, paiseColumn, updatedAt, version } from '../columns.ts';
import { orders } from '../order/order.ts';

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
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('coupons_code_key').on(table.code),
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
