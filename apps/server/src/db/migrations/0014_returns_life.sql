CREATE TABLE "return_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"return_id" text NOT NULL,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_photos_position" UNIQUE("return_id","position"),
	CONSTRAINT "return_photos_most" CHECK ("return_photos"."position" between 1 and 3),
	CONSTRAINT "return_photos_content_type" CHECK ("return_photos"."content_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "return_photos_size" CHECK (octet_length("return_photos"."bytes") between 1 and 5242880)
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_state";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "number" integer;--> statement-breakpoint
-- Returns from before they had numbers are numbered in the order in which they were asked for.
UPDATE "returns" SET "number" = "numbered"."number"
FROM (
	SELECT "id", row_number() OVER (PARTITION BY "order_id" ORDER BY "requested_at", "id") AS "number" FROM "returns"
) AS "numbered"
WHERE "returns"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "returns" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "picked_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "restocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refund_position" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refund_paise" bigint;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refund_reference" text;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "return_id" text;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_number" UNIQUE("order_id","number");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_position" UNIQUE("order_id","refund_position");--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_one_credit_note" UNIQUE("return_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_failed" CHECK ("refunds"."state" = 'requested' or "refunds"."failed_at" is null);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_number_positive" CHECK ("returns"."number" > 0);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refused" CHECK (("returns"."state" = 'refused') = ("returns"."refused_at" is not null)
        and ("returns"."state" = 'refused') = ("returns"."refusal_reason" is not null));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_approved" CHECK (("returns"."state" in ('requested', 'refused')) = ("returns"."approved_at" is null));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_picked_up" CHECK (case "returns"."state" when 'refunded' then ("returns"."picked_up_at" is null) = ("returns"."received_at" is null)
        else ("returns"."state" in ('picked up', 'received')) = ("returns"."picked_up_at" is not null) end);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_received" CHECK ("returns"."state" = 'refunded' or ("returns"."state" = 'received') = ("returns"."received_at" is not null));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_restocked" CHECK (not "returns"."restocked" or "returns"."received_at" is not null);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refunded" CHECK (("returns"."state" = 'refunded') = ("returns"."refunded_at" is not null)
        and ("returns"."state" = 'refunded') = ("returns"."refund_position" is not null)
        and ("returns"."state" = 'refunded') = ("returns"."refund_paise" is not null));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_never_negative" CHECK ("returns"."refund_paise" >= 0 and "returns"."refund_position" > 0);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reference" CHECK ("returns"."refund_reference" is null or "returns"."state" = 'refunded');--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_state" CHECK ("returns"."state" in ('requested', 'approved', 'refused', 'picked up', 'received', 'refunded'));--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_of_return" CHECK (("tax_documents"."kind" = 'credit-note') = ("tax_documents"."return_id" is not null));