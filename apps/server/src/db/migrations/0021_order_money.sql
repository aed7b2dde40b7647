-- What cancelled an order decides what money does that comes later, so it is typed. Of orders of before, whoever wrote
-- the last cancellation into the timeline tells.
ALTER TABLE "orders" ADD COLUMN "cancel_cause" text;--> statement-breakpoint
UPDATE "orders" SET "cancel_cause" = coalesce((
  SELECT CASE "actor" WHEN 'clock' THEN 'not paid in time' WHEN 'shopper' THEN 'by shopper' ELSE 'by staff' END
  FROM "order_events" WHERE "order_id" = "orders"."id" AND "kind" = 'cancelled' ORDER BY "position" DESC LIMIT 1
), 'by staff') WHERE "status" = 'cancelled';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_cause" CHECK ("orders"."cancel_cause" in ('by shopper', 'by staff', 'not paid in time'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_caused" CHECK (("orders"."status" = 'cancelled') = ("orders"."cancel_cause" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text;--> statement-breakpoint
UPDATE "refunds" SET "cause" = CASE
  WHEN "return_id" IS NOT NULL THEN 'return'
  WHEN "reason" = 'Paid twice' THEN 'paid twice'
  WHEN "reason" = 'The order was given up' THEN 'paid too late'
  ELSE 'order cancelled' END;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause" CHECK ("refunds"."cause" in ('order cancelled', 'paid too late', 'paid twice', 'return'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_return" CHECK (("refunds"."cause" = 'return') = ("refunds"."return_id" is not null));--> statement-breakpoint
-- Money that came too late and went back is said to have gone back.
UPDATE "orders" SET "payment_status" = 'refunded'
WHERE "status" = 'cancelled' AND "payment_status" = 'pending'
  AND EXISTS (SELECT FROM "payments" WHERE "order_id" = "orders"."id" AND "payments"."status" = 'refunded');--> statement-breakpoint
-- The method of an order is the one that paid.
UPDATE "orders" SET "payment_method" = CASE "payments"."method" WHEN 'upi' THEN 'online' ELSE 'prepaid' END
FROM "payments"
WHERE "payments"."order_id" = "orders"."id" AND "payments"."status" IN ('captured', 'partly refunded')
  AND "orders"."payment_method" <> 'cod';--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('pending', 'placed', 'processing', 'shipped', 'in_transit', 'delivered', 'cancelled', 'payment_created', 'payment_authorised', 'payment_captured', 'payment_failed', 'payment_expired', 'refund_requested', 'refunded', 'gift_card_returned', 'return_requested', 'return_approved', 'return_refused', 'return_picked_up', 'return_received', 'return_refunded'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_status" CHECK ("order_events"."status" in ('pending', 'placed', 'processing', 'shipped', 'in transit', 'delivered', 'cancelled'));--> statement-breakpoint
-- A subcategory of something that is not there hangs in the air: it becomes a category of its own.
UPDATE "categories" SET "parent_id" = NULL
WHERE "parent_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "categories" AS "parent" WHERE "parent"."id" = "categories"."parent_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every column but the stock is announced, also one that a later migration adds.
DROP TRIGGER product_variants_announce ON product_variants;--> statement-breakpoint
CREATE TRIGGER product_variants_announce AFTER INSERT OR DELETE ON product_variants
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();--> statement-breakpoint
CREATE TRIGGER product_variants_announce_change AFTER UPDATE ON product_variants
  FOR EACH ROW WHEN (to_jsonb(OLD) - 'stock' IS DISTINCT FROM to_jsonb(NEW) - 'stock')
  EXECUTE FUNCTION announce_catalogue_change();
