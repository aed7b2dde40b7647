ALTER TABLE "orders" ADD COLUMN "unit_rounding" text DEFAULT 'half up' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_unit_rounding" CHECK ("orders"."unit_rounding" in ('half up', 'down'));--> statement-breakpoint
-- Orders with a refunded return keep the rounding of the credit notes that they have. Nobody changed them: their version stays.
ALTER TABLE "orders" DISABLE TRIGGER orders_version;--> statement-breakpoint
UPDATE "orders" SET "unit_rounding" = 'down' WHERE "id" IN (SELECT "order_id" FROM "returns" WHERE "refund_position" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER orders_version;
