CREATE TABLE "coupon_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"prefix" text NOT NULL,
	"codes" integer NOT NULL,
	"active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_batches_prefix" CHECK ("coupon_batches"."prefix" ~ '^[A-Z0-9]{2,10}$'),
	CONSTRAINT "coupon_batches_codes" CHECK ("coupon_batches"."codes" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "pin_areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "segment_id" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_batch_id_coupon_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_batch_id" ON "coupons" USING btree ("batch_id","code") WHERE "coupons"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "coupons_shown" ON "coupons" USING btree ("created_at") WHERE "coupons"."active" and not "coupons"."hidden";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_batch_single_use" CHECK ("coupons"."batch_id" is null or ("coupons"."total_limit" = 1 and "coupons"."hidden"));--> statement-breakpoint
-- Written by hand.
CREATE TRIGGER coupon_batches_version BEFORE UPDATE ON coupon_batches FOR EACH ROW EXECUTE FUNCTION count_version();
