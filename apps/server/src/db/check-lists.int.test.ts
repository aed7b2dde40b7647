import { CONSENT_PLACES, CONSENT_PURPOSES } from '@ilaneer/domain/account/consents';
import { SIGN_IN_PROVIDERS } from '@ilaneer/domain/account/identifier';
import { NOTICE_LANGUAGES } from '@ilaneer/domain/account/notice-language';
import { ACTOR_KINDS, SYSTEM_NAMES } from '@ilaneer/domain/actor/actor';
import { ADDRESS_TYPES } from '@ilaneer/domain/address/validate-address';
import { NET_UNITS } from '@ilaneer/domain/catalogue/unit-price';
import { CLAIM_REASONS, CLAIM_STATES } from '@ilaneer/domain/claim/parcel-claim';
import { COIN_ENTRY_KINDS } from '@ilaneer/domain/coin/coin';
import { ENQUIRY_KINDS } from '@ilaneer/domain/contact/validate-enquiry';
import { TEXT_TONES } from '@ilaneer/domain/content/banner';
import { COUPON_USE_STATES } from '@ilaneer/domain/coupon/coupon';
import { GIFT_CARD_ENTRY_KINDS } from '@ilaneer/domain/gift-card/gift-card';
import { HANDOVER_RESULTS } from '@ilaneer/domain/handover/handover';
import { ACCOUNT_IDS } from '@ilaneer/domain/journal/accounts';
import { JOURNAL_ENTRY_KINDS, SIDES } from '@ilaneer/domain/journal/journal-entry';
import { GIFT_CARD_PAYERS } from '@ilaneer/domain/journal/promise-entries';
import { STOCK_POSTING_KINDS } from '@ilaneer/domain/journal/stock-entries';
import { DELIVERY_STATES, LETTER_STATES } from '@ilaneer/domain/letter/letter-state';
import { DOCUMENT_TYPES } from '@ilaneer/domain/manual-entry/entry-document';
import { MANUAL_ACCOUNTS } from '@ilaneer/domain/manual-entry/manual-accounts';
import { MANUAL_ENTRY_STATES } from '@ilaneer/domain/manual-entry/manual-entry';
import { NEWSLETTER_LINK_PURPOSES } from '@ilaneer/domain/newsletter/subscription';
import { BULK_MOVES, BULK_OUTCOMES } from '@ilaneer/domain/order/bulk-move';
import { CANCEL_CAUSES } from '@ilaneer/domain/order/cancel-order';
import { ORDER_NOTE_KINDS } from '@ilaneer/domain/order/order-note';
import {
  GATEWAY_METHODS,
  ORDER_PAYMENT_STATUSES,
  PAYMENT_METHODS,
} from '@ilaneer/domain/order/payment-method';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import { FIXED_SLUGS } from '@ilaneer/domain/page/site-page';
import { ATTEMPT_CHOICES } from '@ilaneer/domain/parcel/attempt-choice';
import { BOOKING_STATES } from '@ilaneer/domain/parcel/couriers/booking';
import { SCAN_VERDICTS } from '@ilaneer/domain/parcel/packing';
import { PARCEL_EVENT_KINDS, PARCEL_EVENT_SOURCES } from '@ilaneer/domain/parcel/parcel-event';
import { PARCEL_STATES } from '@ilaneer/domain/parcel/parcel-state';
import { PAYMENT_STATUSES } from '@ilaneer/domain/payment/payment-status';
import { REFUND_CAUSES } from '@ilaneer/domain/payment/refund-status';
import { PAYMENT_REQUEST_STATES } from '@ilaneer/domain/payment/settle-capture';
import { GST_INSIDE, PRICE_MODES } from '@ilaneer/domain/pricing/price-mode';
import {
  DATA_REQUEST_CHANNELS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
} from '@ilaneer/domain/privacy/data-request';
import { LOOKUP_KINDS } from '@ilaneer/domain/privacy/lookup';
import { RETENTION_KINDS } from '@ilaneer/domain/privacy/retention';
import { PRODUCT_STATES } from '@ilaneer/domain/product/product-state';
import { STORED_QUOTE_STATES } from '@ilaneer/domain/quote/quote-state';
import { REMITTANCE_SOURCES } from '@ilaneer/domain/remittance/remittance';
import { SALES_GROUPS } from '@ilaneer/domain/report/sales-group';
import { PAYOUT_KINDS, RETURN_REMEDIES } from '@ilaneer/domain/return/payout';
import { PHOTO_TYPES } from '@ilaneer/domain/return/photo-type';
import { RETURN_ORIGINS, RETURN_STATES } from '@ilaneer/domain/return/return-life';
import { RETURN_REASONS } from '@ilaneer/domain/return/return-reason';
import { REFUSAL_REASONS, REVIEW_STATES } from '@ilaneer/domain/review/review-life';
import { ATTACK_KINDS } from '@ilaneer/domain/security/attack';
import { ATTEMPT_KINDS } from '@ilaneer/domain/security/attempt';
import { ANNOUNCED_POLICIES, POLICY_SLUGS } from '@ilaneer/domain/setting/policies';
import { SETTING_KEYS } from '@ilaneer/domain/setting/settings';
import { STAFF_STATUSES } from '@ilaneer/domain/staff/staff-status';
import { ADJUST_REASONS, MOVEMENT_KINDS } from '@ilaneer/domain/stock/movement';
import { COUNT_STATES } from '@ilaneer/domain/stock/stock-count';
import { LOSS_REASONS } from '@ilaneer/domain/stock-value/stock-flow';
import { TICKET_AUTHORS, TICKET_KINDS, TICKET_STATUSES } from '@ilaneer/domain/support/ticket';
import { DOCUMENT_SERIES } from '@ilaneer/domain/tax-document/financial-year';
import { UNIT_ROUNDINGS } from '@ilaneer/domain/tax-document/unit-rounding';
import { ORDER_EVENT_KINDS } from '@ilaneer/domain/timeline/order-event';
import { IMPORT_KINDS } from '@ilaneer/domain/transfer/import-kind';
import { ACCOUNT_LINK_PURPOSES, BUDGETED_MESSAGES, OTP_PURPOSES } from '@ilaneer/domain/verification/otp';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/** CHECK constraints on a word list, with the domain's list. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  audit_entries_actor_kind: ACTOR_KINDS,
  addresses_type: ADDRESS_TYPES,
  bulk_move_orders_outcome: BULK_OUTCOMES,
  bulk_moves_actor_kind: ACTOR_KINDS,
  bulk_moves_move: BULK_MOVES,
  cash_write_offs_actor_kind: ACTOR_KINDS,
  coin_entries_actor_kind: ACTOR_KINDS,
  coin_entries_kind: COIN_ENTRY_KINDS,
  banners_text_tone: TEXT_TONES,
  consent_texts_language: NOTICE_LANGUAGES,
  consents_place: CONSENT_PLACES,
  coupon_uses_state: COUPON_USE_STATES,
  promotion_uses_state: COUPON_USE_STATES,
  attacks_kind: ATTACK_KINDS,
  attempt_answers_actor_kind: ACTOR_KINDS,
  attempt_answers_choice: ATTEMPT_CHOICES,
  guarded_attempts_kind: ATTEMPT_KINDS,
  customer_notes_actor_kind: ACTOR_KINDS,
  data_lookups_kind: Object.keys(LOOKUP_KINDS),
  data_requests_actor_kind: ACTOR_KINDS,
  data_requests_channel: DATA_REQUEST_CHANNELS,
  data_requests_kind: DATA_REQUEST_KINDS,
  data_requests_state: DATA_REQUEST_STATES,
  enquiries_kind: ENQUIRY_KINDS,
  gift_card_entries_actor_kind: ACTOR_KINDS,
  gift_card_entries_kind: GIFT_CARD_ENTRY_KINDS,
  gift_cards_issued_actor_kind: ACTOR_KINDS,
  gift_cards_paid_by: GIFT_CARD_PAYERS,
  gift_cards_stopped_actor_kind: ACTOR_KINDS,
  goodwill_refunds_actor_kind: ACTOR_KINDS,
  handover_parcels_actor_kind: ACTOR_KINDS,
  handover_parcels_result: HANDOVER_RESULTS,
  handovers_actor_kind: ACTOR_KINDS,
  handovers_closed_by_actor_kind: ACTOR_KINDS,
  journal_entries_kind: JOURNAL_ENTRY_KINDS,
  journal_lines_account: ACCOUNT_IDS,
  journal_lines_side: SIDES,
  manual_entries_actor_kind: ACTOR_KINDS,
  manual_entries_state: MANUAL_ENTRY_STATES,
  manual_entry_documents_actor_kind: ACTOR_KINDS,
  manual_entry_documents_content_type: DOCUMENT_TYPES,
  manual_entry_lines_account_known: MANUAL_ACCOUNTS,
  manual_entry_lines_side: SIDES,
  stock_postings_kind: STOCK_POSTING_KINDS,
  stock_postings_reason: LOSS_REASONS,
  journal_lock_requests_actor_kind: ACTOR_KINDS,
  journal_month_sums_account: ACCOUNT_IDS,
  journal_months_actor_kind: ACTOR_KINDS,
  message_counts_kind: BUDGETED_MESSAGES,
  letter_deliveries_state: DELIVERY_STATES,
  letters_state: LETTER_STATES,
  newsletter_tokens_purpose: NEWSLETTER_LINK_PURPOSES,
  one_time_codes_purpose: OTP_PURPOSES,
  one_time_links_purpose: ACCOUNT_LINK_PURPOSES,
  order_events_actor_kind: ACTOR_KINDS,
  order_events_kind: ORDER_EVENT_KINDS,
  order_events_status: ORDER_STATUSES,
  order_notes_actor_kind: ACTOR_KINDS,
  order_notes_kind: ORDER_NOTE_KINDS,
  orders_cancel_cause: CANCEL_CAUSES,
  orders_payment_method: PAYMENT_METHODS,
  orders_payment_status: ORDER_PAYMENT_STATUSES,
  orders_status: ORDER_STATUSES,
  orders_gst_inside: GST_INSIDE,
  orders_unit_rounding: UNIT_ROUNDINGS,
  parcel_bookings_actor_kind: ACTOR_KINDS,
  parcel_bookings_state: BOOKING_STATES,
  parcel_events_actor_kind: ACTOR_KINDS,
  parcel_claims_actor_kind: ACTOR_KINDS,
  parcel_claims_reason: CLAIM_REASONS,
  parcel_claims_settled_by_actor_kind: ACTOR_KINDS,
  parcel_claims_state: CLAIM_STATES,
  parcel_events_kind: PARCEL_EVENT_KINDS,
  daily_sales_kind: SALES_GROUPS,
  parcel_events_source: PARCEL_EVENT_SOURCES,
  month_closings_actor_kind: ACTOR_KINDS,
  parcel_scans_actor_kind: ACTOR_KINDS,
  parcel_scans_verdict: SCAN_VERDICTS,
  parcels_state: PARCEL_STATES,
  payment_requests_actor_kind: ACTOR_KINDS,
  payment_requests_state: PAYMENT_REQUEST_STATES,
  remittances_actor_kind: ACTOR_KINDS,
  remittances_source: REMITTANCE_SOURCES,
  remittances_taken_back_actor_kind: ACTOR_KINDS,
  orders_prices: PRICE_MODES,
  payments_method: GATEWAY_METHODS,
  payments_status: PAYMENT_STATUSES,
  pictures_actor_kind: ACTOR_KINDS,
  policy_notices_actor_kind: ACTOR_KINDS,
  policy_notices_slug: ANNOUNCED_POLICIES,
  policy_versions_actor_kind: ACTOR_KINDS,
  policy_versions_slug: POLICY_SLUGS,
  price_changes_actor_kind: ACTOR_KINDS,
  product_variants_net_unit: NET_UNITS,
  products_state: PRODUCT_STATES,
  quotes_state: STORED_QUOTE_STATES,
  refunds_actor_kind: ACTOR_KINDS,
  refunds_cause: REFUND_CAUSES,
  recall_notices_actor_kind: ACTOR_KINDS,
  retention_runs_kind: RETENTION_KINDS,
  return_lines_reason: RETURN_REASONS.map(({ id }) => id),
  return_payouts_kind: PAYOUT_KINDS,
  return_photos_content_type: PHOTO_TYPES,
  review_photos_content_type: PHOTO_TYPES,
  review_versions_refusal_reason: REFUSAL_REASONS,
  review_versions_state: REVIEW_STATES,
  reviews_refusal_reason: REFUSAL_REASONS,
  reviews_state: REVIEW_STATES,
  returns_origin: RETURN_ORIGINS,
  returns_refunded_actor_kind: ACTOR_KINDS,
  returns_remedy: RETURN_REMEDIES,
  returns_state: RETURN_STATES,
  settings_key: SETTING_KEYS,
  staff_imports_kind: IMPORT_KINDS,
  staff_members_status: STAFF_STATUSES,
  site_page_versions_actor_kind: ACTOR_KINDS,
  stock_counts_actor_kind: ACTOR_KINDS,
  stock_counts_state: COUNT_STATES,
  stock_movements_actor_kind: ACTOR_KINDS,
  stock_movements_kind: MOVEMENT_KINDS,
  stock_movements_reason: ADJUST_REASONS,
  stock_receipts_actor_kind: ACTOR_KINDS,
  supplier_bills_actor_kind: ACTOR_KINDS,
  tax_document_series_kind: Object.keys(DOCUMENT_SERIES),
  tax_documents_kind: Object.keys(DOCUMENT_SERIES),
  ticket_messages_author: TICKET_AUTHORS,
  ticket_photos_content_type: PHOTO_TYPES,
  tickets_kind: TICKET_KINDS,
  tickets_status: TICKET_STATUSES,
  user_identities_provider: SIGN_IN_PROVIDERS,
};

// PostgreSQL stores `in (...)` as `= ANY (ARRAY[...])`; other CHECKs are rules.
const LIST_ALONE = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/;

describe('the lists of words that the database allows', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
  });
  afterAll(() => database.drop());

  it("are the domain's, all of them", async () => {
    const { rows } = await database.db.execute<{ name: string; definition: string }>(sql`
      select conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
    const found = rows.flatMap(({ name, definition }) => {
      const words = LIST_ALONE.exec(definition)?.[2];
      return words === undefined ? [] : [[name, wordsOf(words)] as const];
    });
    const wanted = Object.entries(LISTS).map(([name, words]) => [name, words.toSorted()] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });

  it('name every actor of the shop, so that reports of a new gateway can be stored', async () => {
    const { rows } = await database.db.execute<{ definition: string }>(sql`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'order_events_system_known'`);
    const named = rows.flatMap(({ definition }) => wordsOf(definition)).filter((word) => word !== 'system');
    expect(named).toEqual(SYSTEM_NAMES.toSorted());
  });

  it('name no word in any other rule that no list of the domain has', async () => {
    const { rows } = await database.db.execute<{ name: string; definition: string }>(sql`
      select conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
    const known = new Set([
      ...Object.values(LISTS).flat(),
      ...SYSTEM_NAMES,
      ...CONSENT_PURPOSES,
      ...FIXED_SLUGS,
      // JSON types and fields.
      'array',
      'pinCode',
      'total',
      'Asia/Kolkata',
      // Hash format and document number separator.
      'hex',
      '/',
      'requested',
      'sent',
      'percent',
      'amount',
    ]);
    const strange = rows.flatMap(({ name, definition }) =>
      // Patterns and empty comparisons are not words.
      wordsOf(definition.replace(/[!~]+ '[^']*'::text/g, ''))
        .filter((word) => word !== '' && !known.has(word))
        .map((word) => `${name}: ${word}`),
    );
    expect(strange).toEqual([]);
  });
});

function wordsOf(definition: string): string[] {
  return [...definition.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word).toSorted();
}
