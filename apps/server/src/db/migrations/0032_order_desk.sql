CREATE TABLE "bulk_move_orders" (
	"bulk_move_id" text NOT NULL,
	"position" integer NOT NULL,
	"order_id" text NOT NULL,
	"outcome" text,
	"problem" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "bulk_move_orders_bulk_move_id_position_pk" PRIMARY KEY("bulk_move_id","position"),
	CONSTRAINT "bulk_move_orders_once" UNIQUE("bulk_move_id","order_id"),
	CONSTRAINT "bulk_move_orders_outcome" CHECK ("bulk_move_orders"."outcome" in ('moved', 'refused')),
	CONSTRAINT "bulk_move_orders_done" CHECK (("bulk_move_orders"."outcome" is null) = ("bulk_move_orders"."done_at" is null)),
	CONSTRAINT "bulk_move_orders_problem" CHECK (("bulk_move_orders"."problem" is not null) = ("bulk_move_orders"."outcome" is not null and "bulk_move_orders"."outcome" = 'refused'))
);
--> statement-breakpoint
CREATE TABLE "bulk_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"move" text NOT NULL,
	"reason" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_moves_move" CHECK ("bulk_moves"."move" in ('process', 'in-transit', 'deliver', 'back')),
	CONSTRAINT "bulk_moves_actor_kind" CHECK ("bulk_moves"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "bulk_moves_actor_given" CHECK (btrim("bulk_moves"."actor_id") <> ''),
	CONSTRAINT "bulk_moves_system_known" CHECK ("bulk_moves"."actor_kind" <> 'system' or "bulk_moves"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_notes_kind" CHECK ("order_notes"."kind" in ('note', 'held', 'released')),
	CONSTRAINT "order_notes_text_given" CHECK (btrim("order_notes"."text") <> ''),
	CONSTRAINT "order_notes_actor_kind" CHECK ("order_notes"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "order_notes_actor_given" CHECK (btrim("order_notes"."actor_id") <> ''),
	CONSTRAINT "order_notes_system_known" CHECK ("order_notes"."actor_kind" <> 'system' or "order_notes"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "goodwill_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"by_hand_paise" bigint NOT NULL,
	"reference" text,
	"reason" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goodwill_refunds_amount" CHECK ("goodwill_refunds"."amount_paise" > 0 and "goodwill_refunds"."by_hand_paise" between 0 and "goodwill_refunds"."amount_paise"),
	CONSTRAINT "goodwill_refunds_reference" CHECK (("goodwill_refunds"."by_hand_paise" > 0) = ("goodwill_refunds"."reference" is not null)),
	CONSTRAINT "goodwill_refunds_reason_given" CHECK (btrim("goodwill_refunds"."reason") <> ''),
	CONSTRAINT "goodwill_refunds_actor_kind" CHECK ("goodwill_refunds"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "goodwill_refunds_actor_given" CHECK (btrim("goodwill_refunds"."actor_id") <> ''),
	CONSTRAINT "goodwill_refunds_system_known" CHECK ("goodwill_refunds"."actor_kind" <> 'system' or "goodwill_refunds"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sku_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "restocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_move_orders" ADD CONSTRAINT "bulk_move_orders_bulk_move_id_bulk_moves_id_fk" FOREIGN KEY ("bulk_move_id") REFERENCES "public"."bulk_moves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_move_orders" ADD CONSTRAINT "bulk_move_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goodwill_refunds" ADD CONSTRAINT "goodwill_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_move_orders_order_id" ON "bulk_move_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bulk_moves_created_at" ON "bulk_moves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_notes_order_id" ON "order_notes" USING btree ("order_id","written_at");--> statement-breakpoint
CREATE INDEX "goodwill_refunds_order_id" ON "goodwill_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_payment_status" ON "orders" USING btree ("payment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_payment_method" ON "orders" USING btree ("payment_method","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_paise","id");--> statement-breakpoint
CREATE INDEX "orders_by_pin_code" ON "orders" USING btree (("delivery_address" ->> 'pinCode') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("created_at","id") WHERE "orders"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_tags" ON "orders" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "orders_tracking_number" ON "orders" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ((lower("number" || ' ' || right("id", 8) || ' ' || coalesce("delivery_address" ->> 'fullName', '') || ' ' || coalesce("delivery_address" ->> 'phone', '') || ' ' || coalesce("delivery_address" ->> 'email', '') || ' ' || coalesce("delivery_address" ->> 'pinCode', '') || ' ' || coalesce("tracking_number", '') || ' ' || "sku_text" || ' ')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "returns_by_state" ON "returns" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE INDEX "returns_requested_at" ON "returns" USING btree ("requested_at","id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('pending', 'placed', 'processing', 'shipped', 'in_transit', 'delivered', 'cancelled', 'moved_back', 'address_changed', 'payment_created', 'payment_authorised', 'payment_captured', 'payment_failed', 'payment_expired', 'refund_requested', 'refunded', 'gift_card_returned', 'return_requested', 'return_approved', 'return_refused', 'return_picked_up', 'return_received', 'return_refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold" CHECK (("orders"."held_at" is null) = ("orders"."hold_reason" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause" CHECK ("refunds"."cause" in ('order cancelled', 'paid too late', 'paid twice', 'return', 'goodwill'));
--> statement-breakpoint
-- What an order is found by is no change of it: its version stays.
ALTER TABLE orders DISABLE TRIGGER orders_version;
--> statement-breakpoint
UPDATE orders SET sku_text = coalesce((SELECT string_agg(sku, ' ' ORDER BY position) FROM order_lines WHERE order_id = orders.id), '');
--> statement-breakpoint
ALTER TABLE orders ENABLE TRIGGER orders_version;
--> statement-breakpoint
CREATE TRIGGER returns_version BEFORE UPDATE ON returns FOR EACH ROW EXECUTE FUNCTION count_version();
