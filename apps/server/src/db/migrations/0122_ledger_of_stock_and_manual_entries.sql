CREATE TABLE "manual_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"number" text,
	"financial_year" text,
	"position" integer,
	"booked_on" date NOT NULL,
	"reason" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"receipt_id" text,
	"remittance_id" text,
	"reverses" text,
	"idempotency_key" text,
	"entered_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_kind" text,
	"decided_by_id" text,
	CONSTRAINT "manual_entries_number_unique" UNIQUE("number"),
	CONSTRAINT "manual_entries_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "manual_entries_series" UNIQUE("financial_year","position"),
	CONSTRAINT "manual_entries_state" CHECK ("manual_entries"."state" in ('waiting', 'posted', 'withdrawn')),
	CONSTRAINT "manual_entries_reason" CHECK (btrim("manual_entries"."reason") <> ''),
	CONSTRAINT "manual_entries_total" CHECK ("manual_entries"."total_paise" > 0),
	CONSTRAINT "manual_entries_numbered" CHECK (case when "manual_entries"."state" = 'posted' then num_nulls("manual_entries"."number", "manual_entries"."financial_year", "manual_entries"."position") = 0
        else num_nulls("manual_entries"."number", "manual_entries"."financial_year", "manual_entries"."position") = 3 end),
	CONSTRAINT "manual_entries_decided" CHECK (("manual_entries"."state" = 'waiting') = ("manual_entries"."decided_at" is null)
        and num_nulls("manual_entries"."decided_at", "manual_entries"."decided_by_kind", "manual_entries"."decided_by_id") in (0, 3)),
	CONSTRAINT "manual_entries_actor_kind" CHECK ("manual_entries"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "manual_entries_actor_given" CHECK (btrim("manual_entries"."actor_id") <> ''),
	CONSTRAINT "manual_entries_system_known" CHECK ("manual_entries"."actor_kind" <> 'system' or "manual_entries"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "manual_entry_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "manual_entry_documents_position" UNIQUE("entry_id","position"),
	CONSTRAINT "manual_entry_documents_most" CHECK ("manual_entry_documents"."position" between 1 and 5),
	CONSTRAINT "manual_entry_documents_name" CHECK ("manual_entry_documents"."name" ~ '^[A-Za-z0-9][A-Za-z0-9.-]*$'),
	CONSTRAINT "manual_entry_documents_content_type" CHECK ("manual_entry_documents"."content_type" in ('application/pdf', 'image/png', 'image/jpeg')),
	CONSTRAINT "manual_entry_documents_size" CHECK (octet_length("manual_entry_documents"."bytes") between 1 and 5242880),
	CONSTRAINT "manual_entry_documents_actor_kind" CHECK ("manual_entry_documents"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "manual_entry_documents_actor_given" CHECK (btrim("manual_entry_documents"."actor_id") <> ''),
	CONSTRAINT "manual_entry_documents_system_known" CHECK ("manual_entry_documents"."actor_kind" <> 'system' or "manual_entry_documents"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "manual_entry_lines" (
	"entry_id" text NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"side" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "manual_entry_lines_entry_id_position_pk" PRIMARY KEY("entry_id","position"),
	CONSTRAINT "manual_entry_lines_account" UNIQUE("entry_id","account"),
	CONSTRAINT "manual_entry_lines_account_known" CHECK ("manual_entry_lines"."account" in ('bank', 'cash', 'input-gst', 'input-cgst', 'input-sgst', 'input-igst', 'other-receivables', 'fixed-assets', 'supplier-payables', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'other-payables', 'loans', 'capital', 'opening-balance', 'round-off', 'other-income', 'collection-charges', 'bad-debts', 'shipping', 'packing-material', 'advertising', 'salaries', 'rent', 'professional-fees', 'bank-charges', 'taxes-and-fees', 'other-expenses')),
	CONSTRAINT "manual_entry_lines_side" CHECK ("manual_entry_lines"."side" in ('debit', 'credit')),
	CONSTRAINT "manual_entry_lines_amount" CHECK ("manual_entry_lines"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_postings" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"receipt_id" text,
	"reason" text,
	"cost_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_postings_kind" CHECK ("stock_postings"."kind" in ('stock opened', 'goods purchased', 'goods sold', 'goods lost', 'stock corrected')),
	CONSTRAINT "stock_postings_reason" CHECK ("stock_postings"."reason" in ('damaged', 'expired', 'lost', 'sample or own use', 'recalled', 'count', 'other')),
	CONSTRAINT "stock_postings_about" CHECK (("stock_postings"."kind" = 'goods purchased') = ("stock_postings"."receipt_id" is not null) and ("stock_postings"."kind" = 'goods lost') = ("stock_postings"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "journal_month_sums" DROP CONSTRAINT "journal_month_sums_account";--> statement-breakpoint
ALTER TABLE "manual_entries" ADD CONSTRAINT "manual_entries_receipt_id_stock_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."stock_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_entries" ADD CONSTRAINT "manual_entries_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_entries" ADD CONSTRAINT "manual_entries_reverses_manual_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."manual_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_entry_documents" ADD CONSTRAINT "manual_entry_documents_entry_id_manual_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."manual_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_entry_lines" ADD CONSTRAINT "manual_entry_lines_entry_id_manual_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."manual_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_postings" ADD CONSTRAINT "stock_postings_receipt_id_stock_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."stock_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "manual_entries_reversed_once" ON "manual_entries" USING btree ("reverses") WHERE "manual_entries"."state" <> 'withdrawn' and "manual_entries"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "manual_entries_entered_at" ON "manual_entries" USING btree ("entered_at","id");--> statement-breakpoint
CREATE INDEX "stock_postings_receipt_id" ON "stock_postings" USING btree ("receipt_id") WHERE "stock_postings"."receipt_id" is not null;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('opening', 'payment captured', 'payment accepted', 'cash on delivery', 'refund requested', 'refund sent', 'refund paid out', 'payment carried over', 'cash carried over', 'invoice', 'return', 'goodwill', 'goodwill settled', 'remittance', 'remittance taken back', 'claim opened', 'claim paid', 'claim refused', 'claim withdrawn', 'cash written off', 'year closed', 'stock opened', 'goods purchased', 'goods sold', 'goods lost', 'stock corrected', 'manual entry', 'gift card issued', 'gift card held', 'gift card returned', 'gift card refunded', 'gift card expired', 'coins earned', 'coins spent', 'coins returned', 'coins refunded', 'coins expired', 'coins reversed', 'coins given', 'coins taken back'));--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('bank', 'cash', 'gateway-receivable', 'cash-with-couriers', 'courier-claims', 'customer-receivables', 'stock', 'input-gst', 'input-cgst', 'input-sgst', 'input-igst', 'other-receivables', 'fixed-assets', 'supplier-payables', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'other-payables', 'loans', 'capital', 'opening-balance', 'retained-earnings', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'gift-cards-expired', 'compensation', 'round-off', 'other-income', 'cost-of-goods-sold', 'goods-lost', 'reversed-input-gst', 'stock-corrections', 'coins-given', 'gift-cards-given', 'collection-charges', 'gst-of-late-notes', 'goodwill', 'bad-debts', 'shipping', 'packing-material', 'advertising', 'salaries', 'rent', 'professional-fees', 'bank-charges', 'taxes-and-fees', 'other-expenses'));--> statement-breakpoint
ALTER TABLE "journal_month_sums" ADD CONSTRAINT "journal_month_sums_account" CHECK ("journal_month_sums"."account" in ('bank', 'cash', 'gateway-receivable', 'cash-with-couriers', 'courier-claims', 'customer-receivables', 'stock', 'input-gst', 'input-cgst', 'input-sgst', 'input-igst', 'other-receivables', 'fixed-assets', 'supplier-payables', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'other-payables', 'loans', 'capital', 'opening-balance', 'retained-earnings', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'gift-cards-expired', 'compensation', 'round-off', 'other-income', 'cost-of-goods-sold', 'goods-lost', 'reversed-input-gst', 'stock-corrections', 'coins-given', 'gift-cards-given', 'collection-charges', 'gst-of-late-notes', 'goodwill', 'bad-debts', 'shipping', 'packing-material', 'advertising', 'salaries', 'rent', 'professional-fees', 'bank-charges', 'taxes-and-fees', 'other-expenses'));--> statement-breakpoint
-- Hand-written from here: postings, lines and documents are only ever added to, and an entry is decided once.
CREATE TRIGGER stock_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_postings
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER manual_entry_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON manual_entry_lines
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER manual_entry_documents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON manual_entry_documents
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER manual_entries_kept BEFORE DELETE OR TRUNCATE ON manual_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER manual_entries_decided_once BEFORE UPDATE ON manual_entries
FOR EACH ROW WHEN (OLD.state <> 'waiting') EXECUTE FUNCTION refuse_change();
