CREATE TABLE "journal_lock_requests" (
	"month" date PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "journal_lock_requests_first_day" CHECK (extract(day from "journal_lock_requests"."month") = 1),
	CONSTRAINT "journal_lock_requests_actor_kind" CHECK ("journal_lock_requests"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "journal_lock_requests_actor_given" CHECK (btrim("journal_lock_requests"."actor_id") <> ''),
	CONSTRAINT "journal_lock_requests_system_known" CHECK ("journal_lock_requests"."actor_kind" <> 'system' or "journal_lock_requests"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "journal_month_sums" (
	"month" date NOT NULL,
	"account" text NOT NULL,
	"debits_paise" bigint NOT NULL,
	"credits_paise" bigint NOT NULL,
	CONSTRAINT "journal_month_sums_month_account_pk" PRIMARY KEY("month","account"),
	CONSTRAINT "journal_month_sums_first_day" CHECK (extract(day from "journal_month_sums"."month") = 1),
	CONSTRAINT "journal_month_sums_account" CHECK ("journal_month_sums"."account" in ('bank', 'gateway-receivable', 'cash-with-couriers', 'courier-claims', 'customer-receivables', 'input-gst', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'opening-balance', 'retained-earnings', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'gift-cards-expired', 'compensation', 'round-off', 'coins-given', 'gift-cards-given', 'collection-charges', 'gst-of-late-notes', 'goodwill', 'bad-debts')),
	CONSTRAINT "journal_month_sums_amounts" CHECK ("journal_month_sums"."debits_paise" >= 0 and "journal_month_sums"."credits_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
DROP INDEX "journal_entries_booked_on";--> statement-breakpoint
CREATE INDEX "journal_entries_by_day" ON "journal_entries" USING btree ("booked_on","id");--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('opening', 'payment captured', 'payment accepted', 'cash on delivery', 'refund requested', 'refund sent', 'refund paid out', 'payment carried over', 'cash carried over', 'invoice', 'return', 'goodwill', 'goodwill settled', 'remittance', 'remittance taken back', 'claim opened', 'claim paid', 'claim refused', 'cash written off', 'year closed', 'gift card issued', 'gift card held', 'gift card returned', 'gift card refunded', 'gift card expired', 'coins earned', 'coins spent', 'coins returned', 'coins refunded', 'coins expired', 'coins reversed'));--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('bank', 'gateway-receivable', 'cash-with-couriers', 'courier-claims', 'customer-receivables', 'input-gst', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'opening-balance', 'retained-earnings', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'gift-cards-expired', 'compensation', 'round-off', 'coins-given', 'gift-cards-given', 'collection-charges', 'gst-of-late-notes', 'goodwill', 'bad-debts'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'look', 'seller', 'support', 'tax', 'rates', 'delivery', 'arrival', 'methods', 'packing', 'books', 'menu', 'texts', 'opening'));--> statement-breakpoint
-- Months that were locked before sums were stored.
INSERT INTO journal_month_sums (month, account, debits_paise, credits_paise)
SELECT date_trunc('month', e.booked_on)::date, l.account,
  coalesce(sum(l.amount_paise) FILTER (WHERE l.side = 'debit'), 0),
  coalesce(sum(l.amount_paise) FILTER (WHERE l.side = 'credit'), 0)
FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id
WHERE e.booked_on < (SELECT max(month) + interval '1 month' FROM journal_months)
GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER journal_month_sums_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_month_sums
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON journal_month_sums FROM CURRENT_USER;
