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
CREATE TABLE "month_closing_files" (
	"month" date NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "month_closing_files_month_position_pk" PRIMARY KEY("month","position"),
	CONSTRAINT "month_closing_files_position" CHECK ("month_closing_files"."position" > 0),
	CONSTRAINT "month_closing_files_name" CHECK ("month_closing_files"."name" ~ '^[A-Za-z0-9][A-Za-z0-9./-]*$'),
	CONSTRAINT "month_closing_files_sha256" CHECK ("month_closing_files"."sha256" = encode(sha256("month_closing_files"."bytes"), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "month_closings" (
	"month" date PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"finished_at" timestamp with time zone,
	"documents" integer,
	"archive_bytes" bigint,
	"archive_sha256" text,
	CONSTRAINT "month_closings_first_day" CHECK (extract(day from "month_closings"."month") = 1),
	CONSTRAINT "month_closings_finished" CHECK (num_nulls("month_closings"."finished_at", "month_closings"."documents", "month_closings"."archive_bytes", "month_closings"."archive_sha256") in (0, 4)),
	CONSTRAINT "month_closings_archive" CHECK ("month_closings"."archive_sha256" ~ '^[0-9a-f]{64}$' and "month_closings"."archive_bytes" > 0 and "month_closings"."documents" >= 0),
	CONSTRAINT "month_closings_actor_kind" CHECK ("month_closings"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "month_closings_actor_given" CHECK (btrim("month_closings"."actor_id") <> ''),
	CONSTRAINT "month_closings_system_known" CHECK ("month_closings"."actor_kind" <> 'system' or "month_closings"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "tax_document_series" DROP CONSTRAINT "tax_document_series_kind";--> statement-breakpoint
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_kind";--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
DROP INDEX "journal_entries_booked_on";--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "month_closing_files" ADD CONSTRAINT "month_closing_files_month_month_closings_month_fk" FOREIGN KEY ("month") REFERENCES "public"."month_closings"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_by_day" ON "journal_entries" USING btree ("booked_on","id");--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_one_voucher" UNIQUE("kind","source_id");--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('opening', 'payment captured', 'payment accepted', 'cash on delivery', 'refund requested', 'refund sent', 'refund paid out', 'payment carried over', 'cash carried over', 'invoice', 'return', 'goodwill', 'goodwill settled', 'remittance', 'remittance taken back', 'claim opened', 'claim paid', 'claim refused', 'claim withdrawn', 'cash written off', 'year closed', 'gift card issued', 'gift card held', 'gift card returned', 'gift card refunded', 'gift card expired', 'coins earned', 'coins spent', 'coins returned', 'coins refunded', 'coins expired', 'coins reversed', 'coins given', 'coins taken back'));--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('bank', 'gateway-receivable', 'cash-with-couriers', 'courier-claims', 'customer-receivables', 'input-gst', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'opening-balance', 'retained-earnings', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'gift-cards-expired', 'compensation', 'round-off', 'coins-given', 'gift-cards-given', 'collection-charges', 'gst-of-late-notes', 'goodwill', 'bad-debts'));--> statement-breakpoint
ALTER TABLE "tax_document_series" ADD CONSTRAINT "tax_document_series_kind" CHECK ("tax_document_series"."kind" in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'));--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_of_source" CHECK (("tax_documents"."kind" in ('receipt-voucher', 'refund-voucher')) = ("tax_documents"."source_id" is not null));--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_kind" CHECK ("tax_documents"."kind" in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'));--> statement-breakpoint
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
--> statement-breakpoint
-- As they were: a closed month is taken again with the same bytes.
CREATE TRIGGER month_closing_files_append_only BEFORE UPDATE OR TRUNCATE ON month_closing_files
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER month_closings_finished BEFORE UPDATE ON month_closings
FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
