ALTER TABLE "parcel_events" DROP CONSTRAINT "parcel_events_once_key";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cash_round_off";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cancel_cause";--> statement-breakpoint
ALTER TABLE "parcels" DROP CONSTRAINT "parcels_state";--> statement-breakpoint
ALTER TABLE "parcels" DROP CONSTRAINT "parcels_shipped";--> statement-breakpoint
ALTER TABLE "return_lines" DROP CONSTRAINT "return_lines_reason";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credited_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "kind" text DEFAULT 'in transit' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "source" text DEFAULT 'courier' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "actor_kind" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "actor_id" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "return_charges_paise" bigint;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "origin" text DEFAULT 'shopper' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "parcel_id" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "credited_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_once" UNIQUE("parcel_id","source","code","happened_at");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_parcel_id" UNIQUE("parcel_id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('pending', 'placed', 'processing', 'shipped', 'in_transit', 'delivered', 'cancelled', 'parcel_not_delivered', 'moved_back', 'address_changed', 'business_changed', 'lines_changed', 'tax_changed', 'payment_requested', 'payment_request_withdrawn', 'payment_created', 'payment_authorised', 'payment_captured', 'payment_failed', 'payment_expired', 'refund_requested', 'refunded', 'gift_card_returned', 'return_requested', 'return_approved', 'return_refused', 'return_picked_up', 'return_received', 'return_refunded', 'return_exchanged'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credited" CHECK ("orders"."credited_paise" = 0 or ("orders"."payment_method" = 'cod' and "orders"."credited_paise" between 0 and "orders"."total_paise" - "orders"."gift_card_paise"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_round_off" CHECK ("orders"."cash_round_off_paise" = 0 or ("orders"."payment_method" = 'cod' and abs("orders"."cash_round_off_paise") <= 50 and "orders"."total_paise" - "orders"."gift_card_paise" - "orders"."credited_paise" + "orders"."cash_round_off_paise" > 0 and ("orders"."total_paise" - "orders"."gift_card_paise" - "orders"."credited_paise" + "orders"."cash_round_off_paise") % 100 = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_cause" CHECK ("orders"."cancel_cause" in ('by shopper', 'by staff', 'not paid in time', 'no address', 'not delivered'));--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_kind" CHECK ("parcel_events"."kind" in ('shipped', 'in transit', 'out for delivery', 'attempt failed', 'returning', 'delivered', 'back', 'damaged', 'lost'));--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_source" CHECK ("parcel_events"."source" in ('courier', 'staff'));--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_actor_kind" CHECK ("parcel_events"."actor_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_actor_given" CHECK (btrim("parcel_events"."actor_id") <> '');--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_system_known" CHECK ("parcel_events"."actor_kind" <> 'system' or "parcel_events"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_return_charges" CHECK ("parcels"."return_charges_paise" is null or ("parcels"."return_charges_paise" >= 0 and "parcels"."state" in ('back', 'inspected', 'lost', 'damaged')));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_state" CHECK ("parcels"."state" in ('waiting', 'packing', 'packed', 'shipped', 'in transit', 'out for delivery', 'attempt failed', 'returning', 'delivered', 'back', 'inspected', 'lost', 'damaged', 'cancelled'));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_shipped" CHECK (("parcels"."state" in ('shipped', 'in transit', 'out for delivery', 'attempt failed', 'returning', 'delivered', 'back', 'inspected', 'lost', 'damaged')) = ("parcels"."shipped_at" is not null));--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_reason" CHECK ("return_lines"."reason" in ('damaged', 'defective', 'wrong', 'not-as-described', 'leaking', 'expired', 'missing', 'late', 'changed-mind', 'not-delivered', 'lost-on-the-way', 'damaged-on-the-way'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_origin" CHECK ("returns"."origin" in ('shopper', 'parcel'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_of_parcel" CHECK (("returns"."origin" = 'parcel') = ("returns"."parcel_id" is not null));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_credited" CHECK ("returns"."credited_paise" = 0 or ("returns"."credited_paise" > 0 and "returns"."origin" = 'parcel' and "returns"."state" = 'refunded'));