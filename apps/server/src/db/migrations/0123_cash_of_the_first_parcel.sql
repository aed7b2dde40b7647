DROP INDEX "orders_cash_delivered";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_collected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "orders" SET "cash_collected_at" = "delivered_at" WHERE "payment_method" = 'cod' AND "payment_status" <> 'pending' AND "delivered_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE INDEX "orders_cash_collected" ON "orders" USING btree (lower("courier"),"cash_collected_at","id") WHERE "orders"."cash_collected_at" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_collected" CHECK ("orders"."cash_collected_at" is null or ("orders"."payment_method" = 'cod' and "orders"."payment_status" <> 'pending'));