CREATE TABLE "audit_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_keys_sealed" CHECK (octet_length("audit_keys"."sealed") > 28)
);
--> statement-breakpoint
ALTER TABLE "data_lookups" DROP CONSTRAINT "data_lookups_kind";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "data_lookups" ADD CONSTRAINT "data_lookups_kind" CHECK ("data_lookups"."kind" in ('order', 'return', 'parcel', 'photo', 'payout', 'document', 'message', 'search', 'list', 'export', 'deleted account'));