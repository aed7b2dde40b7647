CREATE TABLE "withheld_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withheld_messages_sealed" CHECK (octet_length("withheld_messages"."sealed") > 28)
);
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "consent_texts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_to" jsonb;--> statement-breakpoint
CREATE INDEX "withheld_messages_deleted_at" ON "withheld_messages" USING btree ("deleted_at","id");--> statement-breakpoint
CREATE INDEX "withheld_messages_email_hash" ON "withheld_messages" USING btree ("email_hash");--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_language" CHECK ("consent_texts"."language" in ('en', 'ml', 'hi'));--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('bank', 'gateway-receivable', 'cash-with-couriers', 'customer-receivables', 'input-gst', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'opening-balance', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'gift-cards-expired', 'round-off', 'coins-given', 'gift-cards-given', 'collection-charges', 'gst-of-late-notes', 'goodwill'));