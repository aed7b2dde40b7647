import { COIN_VALUE } from '@ilaneer/domain/coin/coin';
import type { OrderMethod } from '@ilaneer/domain/delivery/methods';
import { CANCEL_CAUSES, type CancelCause } from '@ilaneer/domain/order/cancel-order';
import { MOST_CASH_ROUND_OFF } from '@ilaneer/domain/order/cash-round-off';
import type { OrderAddress } from '@ilaneer/domain/order/order-address';
import {
  ORDER_PAYMENT_STATUSES,
  type OrderPaymentStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@ilaneer/domain/order/payment-method';
import {
  FINISHED,
  ORDER_STATUSES,
  type OrderStatus,
  TO_BE_PACKED,
  UNDELIVERED,
} from '@ilaneer/domain/order/status';
import { GST_INSIDE, type GstInside, PRICE_MODES, type PriceMode } from '@ilaneer/domain/pricing/price-mode';
import type { RateAmount } from '@ilaneer/domain/pricing/tax-by-rate';
import type { BilledPerson } from '@ilaneer/domain/tax-document/billed-order';
import type { BusinessDetails } from '@ilaneer/domain/tax-document/business-details';
import { UNIT_ROUNDINGS, type UnitRounding } from '@ilaneer/domain/tax-document/unit-rounding';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { createdAt, listOf, moment, oneOf, paiseColumn, updatedAt, version } from '../columns.ts';

/** Gaps are fine here: invoices have their own series. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10_001 });

const SEARCH_TEXT = sql`lower("number" || ' ' || right("id", 8) || ' ' || coalesce("delivery_address" ->> 'fullName', '') || ' ' || coalesce("delivery_address" ->> 'phone', '') || ' ' || coalesce("delivery_address" ->> 'email', '') || ' ' || coalesce("delivery_address" ->> 'pinCode', '') || ' ' || coalesce("tracking_number", '') || ' ' || "sku_text" || ' ')`;

export function orderSkus(table: { readonly skuText: AnyPgColumn }): SQL {
  return sql`string_to_array(lower(${table.skuText}), ' ')`;
}

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    number: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: text().$type<OrderStatus>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    paymentStatus: text('payment_status').$type<OrderPaymentStatus>().notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    totalMrpPaise: paiseColumn('total_mrp_paise').notNull(),
    discountPaise: paiseColumn('discount_paise').notNull(),
    couponSavingsPaise: paiseColumn('coupon_savings_paise').notNull(),
    coinSavingsPaise: paiseColumn('coin_savings_paise').notNull(),
    subtotalPaise: paiseColumn('subtotal_paise').notNull(),
    gstPaise: paiseColumn('gst_paise').notNull(),
    cgstPaise: paiseColumn('cgst_paise').notNull(),
    sgstPaise: paiseColumn('sgst_paise').notNull(),
    igstPaise: paiseColumn('igst_paise').notNull(),
    roundOffPaise: paiseColumn('round_off_paise').notNull(),
    deliveryPaise: paiseColumn('delivery_paise').notNull(),
    /** The part of delivery that is the fee of Cash on Delivery; with GST inside where prices include it. */
    cashFeePaise: paiseColumn('cash_fee_paise').notNull().default(0),
    totalPaise: paiseColumn('total_paise').notNull(),
    totalSavingsPaise: paiseColumn('total_savings_paise').notNull(),
    /** Null: each line has the rate of its HSN code. */
    gstBasisPoints: integer('gst_basis_points'),
    /** Null at the flat rate, which taxes goods only. */
    deliveryGstBasisPoints: integer('delivery_gst_basis_points'),
    deliveryGstPaise: paiseColumn('delivery_gst_paise').notNull().default(0),
    /** Lines, discounts and list prices with GST inside or not; every other amount is before GST. */
    prices: text().$type<PriceMode>().notNull().default('exclusive'),
    gstInside: text('gst_inside').$type<GstInside>(),
    /** Delivery charge by GST rate, for prices including GST. */
    deliveryTaxes: jsonb('delivery_taxes').$type<RateAmount[]>(),
    /** How its units are valued when they come back (RETURN-21). */
    unitRounding: text('unit_rounding').$type<UnitRounding>().notNull().default('half up'),
    couponCode: text('coupon_code'),
    giftCardPaise: paiseColumn('gift_card_paise').notNull().default(0),
    giftCardLast4: text('gift_card_last4'),
    /** Rounds the cash to whole rupees (PAYMENT-23); not part of the total. */
    cashRoundOffPaise: paiseColumn('cash_round_off_paise').notNull().default(0),
    /** Worth of parcels that ended without delivery before the cash was collected (PARCEL-22). */
    creditedPaise: paiseColumn('credited_paise').notNull().default(0),
    coins: integer().notNull().default(0),
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress>().notNull(),
    business: jsonb().$type<BusinessDetails>(),
    billTo: jsonb('bill_to').$type<BilledPerson>(),
    /** Null: the usual way (DELIVERY-14). */
    deliveryMethod: jsonb('delivery_method').$type<OrderMethod>(),
    /** ISO day in India; null if the shop named none (DELIVERY-5). */
    promisedOn: date('promised_on', { mode: 'string' }),
    /** The later day that the shopper was told (DELIVERY-7). */
    expectedOn: date('expected_on', { mode: 'string' }),
    payableUntil: moment('payable_until'),
    /** Paid first by an earlier client; its place-order is pending. */
    awaitsPlaceOrder: boolean('awaits_place_order').notNull().default(false),
    paidAt: moment('paid_at'),
    courier: text(),
    trackingNumber: text('tracking_number'),
    /** Decides the treatment of late payments; null if not cancelled. */
    cancelCause: text('cancel_cause').$type<CancelCause>(),
    cancelReason: text('cancel_reason'),
    cancelCategory: text('cancel_category'),
    cancelFeedback: text('cancel_feedback'),
    deliveredAt: moment('delivered_at'),
    cashCollectedAt: moment('cash_collected_at'),
    cancelledAt: moment('cancelled_at'),
    skuText: text('sku_text').notNull().default(''),
    /** A generated column: computed per row, a search took ten times as long. */
    searchText: text('search_text').notNull().generatedAlwaysAs(SEARCH_TEXT),
    tags: text().array().notNull().default(sql`'{}'`),
    heldAt: moment('held_at'),
    holdReason: text('hold_reason'),
    /** On hold for the shopper's confirmation until then (CHECKOUT-31); null once given or not asked for. */
    confirmBy: moment('confirm_by'),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('orders_number_key').on(table.number),
    unique('orders_idempotency_key').on(table.userId, table.idempotencyKey),
    // One cart is paid for once at a time.
    uniqueIndex('orders_opened_once')
      .on(table.userId)
      .where(
        sql`${table.awaitsPlaceOrder} and ${table.status} = 'pending' and ${table.paymentStatus} = 'pending'`,
      ),
    index('orders_user_id_created_at').on(table.userId, table.createdAt),
    // Addresses may be anybody's (modules/order/order-mailer.ts).
    index('orders_email_created_at').on(sql`(${table.deliveryAddress} ->> 'email')`, table.createdAt),
    // Cash due per mobile number, across accounts (modules/order/repository.ts).
    index('orders_cash_to_number')
      .on(sql`(${table.deliveryAddress} ->> 'phone')`)
      .where(
        sql`${table.paymentMethod} = 'cod' and ${table.paymentStatus} = 'pending' and ${table.status} not in (${listOf(FINISHED)})`,
      ),
    // Deliveries to a number within a year, across accounts (modules/order/delivery-record-repository.ts).
    index('orders_ended_to_number')
      .on(sql`(${table.deliveryAddress} ->> 'phone')`, table.createdAt)
      .where(sql`${table.status} = 'delivered' or ${table.cancelCause} = 'not delivered'`),
    index('orders_to_be_confirmed').on(table.confirmBy).where(sql`${table.confirmBy} is not null`),
    // For the staff list, its filters and sorting; each ends in the page cursor.
    index('orders_listed').on(table.createdAt, table.id),
    // Oldest first.
    index('orders_to_pack').on(table.createdAt, table.id).where(oneOf(table.status, TO_BE_PACKED)),
    index('orders_undelivered').on(table.createdAt, table.id).where(oneOf(table.status, UNDELIVERED)),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_by_payment_status').on(table.paymentStatus, table.createdAt, table.id),
    index('orders_by_payment_method').on(table.paymentMethod, table.createdAt, table.id),
    index('orders_by_total').on(table.totalPaise, table.id),
    index('orders_by_pin_code').on(sql`(${table.deliveryAddress} ->> 'pinCode') text_pattern_ops`),
    // For the report of kept promises (DELIVERY-8).
    index('orders_by_promised_on').on(table.promisedOn).where(sql`${table.promisedOn} is not null`),
    index('orders_held').on(table.createdAt, table.id).where(sql`${table.heldAt} is not null`),
    index('orders_tags').using('gin', table.tags),
    index('orders_tracking_code').on(sql`upper(${table.trackingNumber})`),
    // Overdue cash with a courier (flows/books/owed-repository.ts).
    index('orders_cash_collected')
      .on(sql`lower(${table.courier})`, table.cashCollectedAt, table.id)
      .where(sql`${table.cashCollectedAt} is not null`),
    index('orders_by_delivered_at').on(table.deliveredAt).where(sql`${table.deliveredAt} is not null`),
    // For exact full names: searching them by frequent words would read too many rows.
    index('orders_by_whole_name').on(
      sql`lower((${table.deliveryAddress} ->> 'fullName'))`,
      table.createdAt,
      table.id,
    ),
    index('orders_searched').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('orders_skus').using('gin', orderSkus(table)),
    check('orders_expected', sql`${table.expectedOn} is null or ${table.expectedOn} > ${table.promisedOn}`),
    check('orders_hold', sql`(${table.heldAt} is null) = (${table.holdReason} is null)`),
    check('orders_confirm_by', sql`${table.confirmBy} is null or ${table.heldAt} is not null`),
    check('orders_status', oneOf(table.status, ORDER_STATUSES)),
    check('orders_payment_method', oneOf(table.paymentMethod, PAYMENT_METHODS)),
    check('orders_payment_status', oneOf(table.paymentStatus, ORDER_PAYMENT_STATUSES)),
    check(
      'orders_subtotal_adds_up',
      sql`${table.subtotalPaise} + case ${table.prices} when 'inclusive' then ${table.gstPaise} - ${table.deliveryGstPaise} else 0 end = ${table.totalMrpPaise} - ${table.discountPaise} - ${table.couponSavingsPaise} - ${table.coinSavingsPaise} and ${table.subtotalPaise} >= 0`,
    ),
    check(
      'orders_total_adds_up',
      sql`${table.totalPaise} = ${table.subtotalPaise} + ${table.gstPaise} + ${table.deliveryPaise}`,
    ),
    check(
      'orders_gst_adds_up',
      sql`${table.gstPaise} = ${table.cgstPaise} + ${table.sgstPaise} + ${table.igstPaise} + ${table.roundOffPaise}`,
    ),
    check(
      'orders_gst_rate',
      sql`case ${table.prices} when 'inclusive' then ${table.deliveryGstBasisPoints} is not null else (${table.gstBasisPoints} is null) = (${table.deliveryGstBasisPoints} is not null) end`,
    ),
    check('orders_prices', oneOf(table.prices, PRICE_MODES)),
    check('orders_gst_inside', oneOf(table.gstInside, GST_INSIDE)),
    check('orders_gst_inside_known', sql`(${table.prices} = 'inclusive') = (${table.gstInside} is not null)`),
    check('orders_unit_rounding', oneOf(table.unitRounding, UNIT_ROUNDINGS)),
    check(
      'orders_delivery_taxes',
      sql`(${table.prices} = 'inclusive') = (${table.deliveryTaxes} is not null)`,
    ),
    check(
      'orders_delivery_gst',
      sql`${table.deliveryGstPaise} between 0 and ${table.gstPaise} and (${table.deliveryGstPaise} = 0 or ${table.deliveryGstBasisPoints} > 0)`,
    ),
    check(
      'orders_cash_fee',
      sql`${table.cashFeePaise} between 0 and ${table.deliveryPaise} + case ${table.prices} when 'inclusive' then ${table.deliveryGstPaise} else 0 end`,
    ),
    check('orders_coupon_named', sql`${table.couponSavingsPaise} = 0 or ${table.couponCode} is not null`),
    check('orders_gift_card_within', sql`${table.giftCardPaise} between 0 and ${table.totalPaise}`),
    check(
      'orders_cash_round_off',
      sql`${table.cashRoundOffPaise} = 0 or (${table.paymentMethod} = 'cod' and abs(${table.cashRoundOffPaise}) <= ${sql.raw(String(MOST_CASH_ROUND_OFF))} and ${table.totalPaise} - ${table.giftCardPaise} - ${table.creditedPaise} + ${table.cashRoundOffPaise} > 0 and (${table.totalPaise} - ${table.giftCardPaise} - ${table.creditedPaise} + ${table.cashRoundOffPaise}) % 100 = 0)`,
    ),
    check(
      'orders_credited',
      sql`${table.creditedPaise} = 0 or (${table.paymentMethod} = 'cod' and ${table.creditedPaise} between 0 and ${table.totalPaise} - ${table.giftCardPaise})`,
    ),
    check('orders_gift_card_named', sql`(${table.giftCardPaise} > 0) = (${table.giftCardLast4} is not null)`),
    check(
      'orders_coins',
      sql`${table.coins} >= 0 and ${table.coinSavingsPaise} = ${table.coins} * ${sql.raw(String(COIN_VALUE))}`,
    ),
    check('orders_payable_until', sql`${table.status} <> 'pending' or ${table.payableUntil} is not null`),
    check('orders_delivered_at', sql`(${table.status} = 'delivered') = (${table.deliveredAt} is not null)`),
    check(
      'orders_cash_collected',
      sql`${table.cashCollectedAt} is null or (${table.paymentMethod} = 'cod' and ${table.paymentStatus} <> 'pending')`,
    ),
    check('orders_shipment', sql`(${table.courier} is null) = (${table.trackingNumber} is null)`),
    check('orders_cancelled_at', sql`(${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`),
    // Without an address, never placed, packed or sent.
    check(
      'orders_addressed',
      sql`coalesce(${table.deliveryAddress} ->> 'pinCode', '') <> '' or (${table.awaitsPlaceOrder} and ${table.status} in ('pending', 'cancelled'))`,
    ),
    check('orders_cancel_cause', oneOf(table.cancelCause, CANCEL_CAUSES)),
    check('orders_cancel_caused', sql`(${table.status} = 'cancelled') = (${table.cancelCause} is not null)`),
  ],
);
