-- A shopper without a saved address may open an order to pay it first (CHECKOUT-22); it is placed with its address only.
-- One that is paid and waits for its address stands in nobody's way: the next cart may be opened beside it.
ALTER TABLE "orders" DROP CONSTRAINT "orders_cancel_cause";--> statement-breakpoint
DROP INDEX "orders_opened_once";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_opened_once" ON "orders" USING btree ("user_id") WHERE "orders"."awaits_place_order" and "orders"."status" = 'pending' and "orders"."payment_status" = 'pending';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_addressed" CHECK (coalesce("orders"."delivery_address" ->> 'pinCode', '') <> '' or ("orders"."awaits_place_order" and "orders"."status" in ('pending', 'cancelled')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_cause" CHECK ("orders"."cancel_cause" in ('by shopper', 'by staff', 'not paid in time', 'no address'));