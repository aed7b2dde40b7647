ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway_payment";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "carried_from" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "exchange_order_id" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "exchange_paise" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_carried_from_payments_id_fk" FOREIGN KEY ("carried_from") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange_order_id_orders_id_fk" FOREIGN KEY ("exchange_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_gateway_payment" ON "payments" USING btree ("gateway","gateway_payment_id") WHERE "payments"."carried_from" is null;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange_order" UNIQUE("exchange_order_id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('pending', 'placed', 'processing', 'shipped', 'in_transit', 'delivered', 'cancelled', 'moved_back', 'address_changed', 'lines_changed', 'payment_requested', 'payment_request_withdrawn', 'payment_created', 'payment_authorised', 'payment_captured', 'payment_failed', 'payment_expired', 'refund_requested', 'refunded', 'gift_card_returned', 'return_requested', 'return_approved', 'return_refused', 'return_picked_up', 'return_received', 'return_refunded', 'return_exchanged'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchanged" CHECK (("returns"."exchange_order_id" is null) = ("returns"."exchange_paise" is null)
        and ("returns"."exchange_paise" is null or "returns"."exchange_paise" between 0 and "returns"."refund_paise"));--> statement-breakpoint
-- Staff who look at orders, parcels and returns are told of what shoppers, gateways and the clock do with them; what
-- colleagues do is told by the audit log. No word of a person: who it was, and of which order (ORDER-34).
CREATE FUNCTION announce_order_news() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who json := CASE NEW.actor_kind
    WHEN 'shopper' THEN json_build_object('id', 'shopper', 'name', 'The shopper')
    ELSE json_build_object('id', 'shop', 'name', 'The shop') END;
BEGIN
  PERFORM pg_notify('staff_changed', json_build_object('kind', 'order', 'id', NEW.order_id, 'by', who)::text);
  IF NEW.kind IN ('placed', 'cancelled') THEN
    PERFORM pg_notify('staff_changed', json_build_object('kind', 'parcel', 'id', null, 'by', who)::text);
  ELSIF NEW.kind LIKE 'return%' THEN
    PERFORM pg_notify('staff_changed', json_build_object('kind', 'return', 'id', null, 'by', who)::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_news AFTER INSERT ON order_events FOR EACH ROW
  WHEN (NEW.actor_kind <> 'staff') EXECUTE FUNCTION announce_order_news();
