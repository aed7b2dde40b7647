ALTER TABLE "parcel_events" DROP CONSTRAINT "parcel_events_once_key";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cancel_cause";--> statement-breakpoint
ALTER TABLE "parcels" DROP CONSTRAINT "parcels_state";--> statement-breakpoint
ALTER TABLE "parcels" DROP CONSTRAINT "parcels_shipped";--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "kind" text DEFAULT 'in transit' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "source" text DEFAULT 'courier' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "actor_kind" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "actor_id" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "return_charges_paise" bigint;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_once" UNIQUE("parcel_id","source","code","happened_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_cause" CHECK ("orders"."cancel_cause" in ('by shopper', 'by staff', 'not paid in time', 'no address', 'not delivered'));--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_kind" CHECK ("parcel_events"."kind" in ('shipped', 'in transit', 'out for delivery', 'attempt failed', 'returning', 'delivered', 'back', 'damaged', 'lost'));--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_source" CHECK ("parcel_events"."source" in ('courier', 'staff'));--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_actor_kind" CHECK ("parcel_events"."actor_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_actor_given" CHECK (btrim("parcel_events"."actor_id") <> '');--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_system_known" CHECK ("parcel_events"."actor_kind" <> 'system' or "parcel_events"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_return_charges" CHECK ("parcels"."return_charges_paise" is null or ("parcels"."return_charges_paise" >= 0 and "parcels"."state" in ('back', 'inspected', 'lost', 'damaged')));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_state" CHECK ("parcels"."state" in ('waiting', 'packing', 'packed', 'shipped', 'in transit', 'out for delivery', 'attempt failed', 'returning', 'delivered', 'back', 'inspected', 'lost', 'damaged', 'cancelled'));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_shipped" CHECK (("parcels"."state" in ('shipped', 'in transit', 'out for delivery', 'attempt failed', 'returning', 'delivered', 'back', 'inspected', 'lost', 'damaged')) = ("parcels"."shipped_at" is not null));