CREATE TABLE "courier_reaches" (
	"pin_code" text NOT NULL,
	"courier" text NOT NULL,
	"is_served" boolean,
	"takes_cash" boolean,
	"days" integer,
	"answered_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_reaches_pin_code_courier_pk" PRIMARY KEY("pin_code","courier"),
	CONSTRAINT "courier_reaches_pin_code" CHECK ("courier_reaches"."pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "courier_reaches_answered" CHECK (("courier_reaches"."answered_at" is null) = ("courier_reaches"."is_served" is null) and ("courier_reaches"."answered_at" is null) = ("courier_reaches"."takes_cash" is null)),
	CONSTRAINT "courier_reaches_cash" CHECK ("courier_reaches"."is_served" or not "courier_reaches"."takes_cash"),
	CONSTRAINT "courier_reaches_days" CHECK ("courier_reaches"."days" is null or (coalesce("courier_reaches"."is_served", false) and "courier_reaches"."days" between 1 and 60))
);
--> statement-breakpoint
ALTER TABLE "parcel_claims" DROP CONSTRAINT "parcel_claims_once";--> statement-breakpoint
ALTER TABLE "parcel_claims" DROP CONSTRAINT "parcel_claims_state";--> statement-breakpoint
ALTER TABLE "parcel_claims" DROP CONSTRAINT "parcel_claims_reason";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cancel_cause";--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD COLUMN "charged_grams" integer;--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD COLUMN "packed_grams" integer;--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD COLUMN "charged_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "courier_reaches_asked_at" ON "courier_reaches" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_claims_one_of_a_kind" ON "parcel_claims" USING btree ("parcel_id",("reason" = 'weight'));--> statement-breakpoint
CREATE INDEX "orders_ended_to_number" ON "orders" USING btree (("delivery_address" ->> 'phone'),"created_at") WHERE "orders"."status" = 'delivered' or "orders"."cancel_cause" = 'not delivered';--> statement-breakpoint
CREATE INDEX "orders_to_be_confirmed" ON "orders" USING btree ("confirm_by") WHERE "orders"."confirm_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_promised_on" ON "orders" USING btree ("promised_on") WHERE "orders"."promised_on" is not null;--> statement-breakpoint
CREATE INDEX "orders_cash_delivered" ON "orders" USING btree (lower("courier"),"delivered_at","id") WHERE "orders"."payment_method" = 'cod' and "orders"."delivered_at" is not null;--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD CONSTRAINT "parcel_claims_weight" CHECK (case when "parcel_claims"."reason" = 'weight'
        then coalesce("parcel_claims"."charged_grams" > 0 and "parcel_claims"."packed_grams" > 0, false) and "parcel_claims"."charged_on" is not null
        else "parcel_claims"."charged_grams" is null and "parcel_claims"."packed_grams" is null and "parcel_claims"."charged_on" is null
          and "parcel_claims"."state" <> 'accepted' end);--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD CONSTRAINT "parcel_claims_state" CHECK ("parcel_claims"."state" in ('open', 'paid', 'refused', 'accepted'));--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD CONSTRAINT "parcel_claims_reason" CHECK ("parcel_claims"."reason" in ('lost', 'damaged', 'weight'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('pending', 'placed', 'cash_confirmed', 'processing', 'shipped', 'in_transit', 'delivered', 'cancelled', 'parcel_not_delivered', 'moved_back', 'address_changed', 'business_changed', 'lines_changed', 'tax_changed', 'payment_requested', 'payment_request_withdrawn', 'payment_created', 'payment_authorised', 'payment_captured', 'payment_failed', 'payment_expired', 'refund_requested', 'refunded', 'gift_card_returned', 'return_requested', 'return_approved', 'return_refused', 'return_picked_up', 'return_received', 'return_refunded', 'return_exchanged'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_confirm_by" CHECK ("orders"."confirm_by" is null or "orders"."held_at" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_cause" CHECK ("orders"."cancel_cause" in ('by shopper', 'by staff', 'not paid in time', 'no address', 'not confirmed', 'not delivered'));