-- Who acted becomes two columns: of what kind, and who of them. Entries of before name no member of staff.
ALTER TABLE "order_events" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor_id" text;--> statement-breakpoint
UPDATE "order_events" SET
  "actor_kind" = CASE WHEN "order_events"."actor" IN ('shopper', 'staff') THEN "order_events"."actor" ELSE 'system' END,
  "actor_id" = CASE
    WHEN "order_events"."actor" = 'shopper' THEN "orders"."user_id"
    WHEN "order_events"."actor" = 'staff' THEN 'command line'
    WHEN "order_events"."actor" IN ('shop', 'clock', 'sandbox', 'razorpay') THEN "order_events"."actor"
    ELSE 'shop' END
FROM "orders" WHERE "orders"."id" = "order_events"."order_id";--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "actor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_kind" CHECK ("order_events"."actor_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_given" CHECK (btrim("order_events"."actor_id") <> '');--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_system_known" CHECK ("order_events"."actor_kind" <> 'system' or "order_events"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "order_events" DROP COLUMN "actor";
