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
ALTER TABLE "tax_document_series" DROP CONSTRAINT "tax_document_series_kind";--> statement-breakpoint
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_kind";--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "month_closing_files" ADD CONSTRAINT "month_closing_files_month_month_closings_month_fk" FOREIGN KEY ("month") REFERENCES "public"."month_closings"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_one_voucher" UNIQUE("kind","source_id");--> statement-breakpoint
ALTER TABLE "tax_document_series" ADD CONSTRAINT "tax_document_series_kind" CHECK ("tax_document_series"."kind" in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'));--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_of_source" CHECK (("tax_documents"."kind" in ('receipt-voucher', 'refund-voucher')) = ("tax_documents"."source_id" is not null));--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_kind" CHECK ("tax_documents"."kind" in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'));--> statement-breakpoint
-- As they were: a closed month is taken again with the same bytes.
CREATE TRIGGER month_closing_files_append_only BEFORE UPDATE OR TRUNCATE ON month_closing_files
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER month_closings_finished BEFORE UPDATE ON month_closings
FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
