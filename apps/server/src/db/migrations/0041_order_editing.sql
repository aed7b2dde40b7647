CREATE TABLE "payment_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"change" jsonb NOT NULL,
	"reserved" jsonb NOT NULL,
	"holds" boolean NOT NULL,
	"payable_until" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_requests_state" CHECK ("payment_requests"."state" in ('open', 'paid', 'withdrawn')),
	CONSTRAINT "payment_requests_amount_positive" CHECK ("payment_requests"."amount_paise" > 0),
	CONSTRAINT "payment_requests_closed" CHECK (("payment_requests"."state" = 'open') = ("payment_requests"."closed_at" is null)),
	CONSTRAINT "payment_requests_actor_kind" CHECK ("payment_requests"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "payment_requests_actor_given" CHECK (btrim("payment_requests"."actor_id") <> ''),
	CONSTRAINT "payment_requests_system_known" CHECK ("payment_requests"."actor_kind" <> 'system' or "payment_requests"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_reachable";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_deleted_is_nobody";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "claimed_mobile" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_one_open" ON "payment_requests" USING btree ("order_id") WHERE "payment_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_requests_order_id" ON "payment_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_requests_due" ON "payment_requests" USING btree ("payable_until") WHERE "payment_requests"."state" = 'open';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_request_id_payment_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payment_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin ((lower("name" || ' ' || coalesce("email", '') || ' ' || coalesce("mobile", '') || ' ' || coalesce("claimed_mobile", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_request_id" ON "payments" USING btree ("request_id") WHERE "payments"."request_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_claimed_mobile_key" UNIQUE("claimed_mobile");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_claimed_mobile_form" CHECK ("users"."claimed_mobile" ~ '^[6-9][0-9]{9}$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reachable" CHECK ("users"."deleted_at" is not null or "users"."email" is not null or "users"."mobile" is not null or "users"."claimed_mobile" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted_is_nobody" CHECK ("users"."deleted_at" is null or ("users"."email" is null and "users"."mobile" is null and "users"."claimed_mobile" is null and "users"."password_hash" is null and "users"."deactivated_at" is not null));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('pending', 'placed', 'processing', 'shipped', 'in_transit', 'delivered', 'cancelled', 'moved_back', 'address_changed', 'lines_changed', 'payment_requested', 'payment_request_withdrawn', 'payment_created', 'payment_authorised', 'payment_captured', 'payment_failed', 'payment_expired', 'refund_requested', 'refunded', 'gift_card_returned', 'return_requested', 'return_approved', 'return_refused', 'return_picked_up', 'return_received', 'return_refunded'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause" CHECK ("refunds"."cause" in ('order cancelled', 'paid too late', 'paid twice', 'return', 'goodwill', 'order changed', 'change withdrawn'));