import { COUPON_USE_STATES } from '@ilaneer/domain/coupon/coupon';
import type { Benefit } from '@ilaneer/domain/promotion/benefits/benefits';
import type { GoodsScope } from '@ilaneer/domain/promotion/benefits/goods';
import type { Combining, PromotionTerms } from '@ilaneer/domain/promotion/promotion';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { createdAt, moment, oneOf, paiseColumn, updatedAt, version } from '../columns.ts';
import { orders } from '../order/order.ts';

/** Null and empty lists: no limit (PROMOTION-4). The domain checks the benefit, so another kind needs no migration. */
export const promotions = pgTable(
  'promotions',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    hint: text().notNull(),
    goods: jsonb().$type<GoodsScope>().notNull(),
    benefit: jsonb().$type<Benefit>().notNull(),
    minimumTotalPaise: paiseColumn('minimum_total_paise'),
    minimumQuantity: integer('minimum_quantity'),
    priority: integer().notNull(),
    active: boolean().notNull(),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    weekdays: integer().array().notNull(),
    hoursFrom: text('hours_from'),
    hoursUntil: text('hours_until'),
    firstOrderOnly: boolean('first_order_only').notNull(),
    /** First digits of PIN codes. */
    pinAreas: text('pin_areas').array().notNull().default(sql`'{}'`),
    /** No foreign key: a segment may be deleted, and then holds no customer. */
    segmentId: text('segment_id'),
    totalLimit: integer('total_limit'),
    perShopperLimit: integer('per_shopper_limit'),
    budgetPaise: paiseColumn('budget_paise'),
    combining: jsonb().$type<Combining>().notNull(),
    withCoupon: boolean('with_coupon').notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('promotions_active').on(table.id).where(sql`${table.active}`),
    check('promotions_named', sql`btrim(${table.name}) <> ''`),
    check(
      'promotions_limits_positive',
      sql`${table.minimumTotalPaise} > 0 and ${table.minimumQuantity} > 0 and ${table.totalLimit} > 0 and ${table.perShopperLimit} > 0 and ${table.budgetPaise} > 0`,
    ),
    check('promotions_dates', sql`${table.validFrom} < ${table.validUntil}`),
    check('promotions_hours', sql`(${table.hoursFrom} is null) = (${table.hoursUntil} is null)`),
  ],
);

/** Held while payment is pending, counted once confirmed, returned with the order. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    state: text().$type<(typeof COUPON_USE_STATES)[number]>().notNull(),
    savingsPaise: paiseColumn('savings_paise').notNull(),
    /** Of the order's day (PROMOTION-13). */
    terms: jsonb().$type<PromotionTerms>().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.promotionId] }),
    index('promotion_uses_promotion').on(table.promotionId, table.userId),
    index('promotion_uses_user_id').on(table.userId),
    check('promotion_uses_state', oneOf(table.state, COUPON_USE_STATES)),
    check('promotion_uses_savings', sql`${table.savingsPaise} >= 0`),
  ],
);
