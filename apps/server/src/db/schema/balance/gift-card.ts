import type { Actor } from '@ilaneer/domain/actor/actor';
import { GIFT_CARD_ENTRY_KINDS } from '@ilaneer/domain/gift-card/gift-card';
import { GIFT_CARD_PAYERS, type GiftCardPayer } from '@ilaneer/domain/journal/promise-entries';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, createdAt, moment, oneOf, paiseColumn } from '../columns.ts';
import { orders } from '../order/order.ts';

export const giftCards = pgTable(
  'gift_cards',
  {
    id: text().primaryKey(),
    codeHash: text('code_hash').notNull(),
    last4: text().notNull(),
    initialPaise: paiseColumn('initial_paise').notNull(),
    balancePaise: paiseColumn('balance_paise').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Expiry reminder to the last payer (GIFT-CARD-12). */
    expiryToldAt: moment('expiry_told_at'),
    active: boolean().notNull(),
    /** Of the issue; null for cards of the command line and of earlier releases. */
    reason: text(),
    paidBy: text('paid_by').$type<GiftCardPayer>(),
    issuedByKind: text('issued_by_kind').$type<Actor['kind']>().notNull(),
    issuedById: text('issued_by_id').notNull(),
    stoppedByKind: text('stopped_by_kind').$type<Actor['kind']>(),
    stoppedById: text('stopped_by_id'),
    createdAt,
  },
  (table) => [
    unique('gift_cards_code_hash_key').on(table.codeHash),
    index('gift_cards_last4').on(table.last4),
    index('gift_cards_listed').on(table.createdAt, table.id),
    check('gift_cards_paid_by', oneOf(table.paidBy, GIFT_CARD_PAYERS)),
    check('gift_cards_reason_given', sql`btrim(${table.reason}) <> ''`),
    check('gift_cards_last4_form', sql`${table.last4} ~ '^[2-9A-HJ-NP-Z]{4}$'`),
    check('gift_cards_initial_positive', sql`${table.initialPaise} > 0`),
    ...actorChecks('gift_cards_issued', { actorKind: table.issuedByKind, actorId: table.issuedById }),
    ...actorChecks('gift_cards_stopped', { actorKind: table.stoppedByKind, actorId: table.stoppedById }),
    check(
      'gift_cards_stopped_by_somebody',
      sql`${table.active} = (${table.stoppedByKind} is null) and ${table.active} = (${table.stoppedById} is null)`,
    ),
    index('gift_cards_expires_at').on(table.expiresAt).where(sql`${table.balancePaise} > 0`),
    check('gift_cards_expiry_told_at', sql`${table.expiryToldAt} >= ${table.createdAt}`),
    check('gift_cards_balance_within', sql`${table.balancePaise} between 0 and ${table.initialPaise}`),
  ],
);

/** Ledger of orders and expiry; positive amounts left the card. Append-only. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    giftCardId: text('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    orderId: text('order_id').references(() => orders.id),
    kind: text().$type<(typeof GIFT_CARD_ENTRY_KINDS)[number]>().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    ...actorColumns,
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    index('gift_card_entries_gift_card_id').on(table.giftCardId),
    index('gift_card_entries_order_id').on(table.orderId),
    ...actorChecks('gift_card_entries', table),
    check('gift_card_entries_kind', oneOf(table.kind, GIFT_CARD_ENTRY_KINDS)),
    check(
      'gift_card_entries_sign',
      sql`case when ${table.kind} in ('held', 'expired') then ${table.amountPaise} > 0 else ${table.amountPaise} < 0 end`,
    ),
    check('gift_card_entries_of_order', sql`(${table.kind} = 'expired') = (${table.orderId} is null)`),
  ],
);
