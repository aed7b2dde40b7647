CREATE TABLE "remittance_lines" (
	"remittance_id" text NOT NULL,
	"position" integer NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"matched_paise" bigint NOT NULL,
	"open_paise" bigint NOT NULL,
	"payment_id" text,
	"refund_id" text,
	"order_id" text,
	CONSTRAINT "remittance_lines_remittance_id_position_pk" PRIMARY KEY("remittance_id","position"),
	CONSTRAINT "remittance_lines_position" CHECK ("remittance_lines"."position" > 0),
	CONSTRAINT "remittance_lines_named" CHECK (btrim("remittance_lines"."reference") <> ''),
	CONSTRAINT "remittance_lines_matched" CHECK (case when "remittance_lines"."amount_paise" >= 0 then "remittance_lines"."matched_paise" between 0 and "remittance_lines"."amount_paise"
        else "remittance_lines"."matched_paise" between "remittance_lines"."amount_paise" and 0 end),
	CONSTRAINT "remittance_lines_about" CHECK (("remittance_lines"."matched_paise" = 0 or "remittance_lines"."order_id" is not null)
        and ("remittance_lines"."order_id" is not null or ("remittance_lines"."payment_id" is null and "remittance_lines"."refund_id" is null))
        and ("remittance_lines"."payment_id" is null or "remittance_lines"."refund_id" is null))
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"payer" text NOT NULL,
	"reference" text NOT NULL,
	"received_on" date NOT NULL,
	"gross_paise" bigint NOT NULL,
	"charges_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"net_paise" bigint NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by_kind" text,
	"taken_back_by_id" text,
	"taken_back_reason" text,
	CONSTRAINT "remittances_source" CHECK ("remittances"."source" in ('gateway', 'courier')),
	CONSTRAINT "remittances_named" CHECK (btrim("remittances"."payer") <> '' and btrim("remittances"."reference") <> ''),
	CONSTRAINT "remittances_parts" CHECK ("remittances"."net_paise" >= 0 and "remittances"."charges_paise" >= 0 and "remittances"."gst_paise" >= 0
        and "remittances"."gross_paise" = "remittances"."net_paise" + "remittances"."charges_paise" + "remittances"."gst_paise"),
	CONSTRAINT "remittances_taken_back" CHECK (("remittances"."taken_back_at" is null) = ("remittances"."taken_back_by_kind" is null)
        and ("remittances"."taken_back_at" is null) = ("remittances"."taken_back_by_id" is null)
        and ("remittances"."taken_back_at" is null) = ("remittances"."taken_back_reason" is null)),
	CONSTRAINT "remittances_actor_kind" CHECK ("remittances"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "remittances_actor_given" CHECK (btrim("remittances"."actor_id") <> ''),
	CONSTRAINT "remittances_system_known" CHECK ("remittances"."actor_kind" <> 'system' or "remittances"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay')),
	CONSTRAINT "remittances_taken_back_actor_kind" CHECK ("remittances"."taken_back_by_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "remittances_taken_back_actor_given" CHECK (btrim("remittances"."taken_back_by_id") <> ''),
	CONSTRAINT "remittances_taken_back_system_known" CHECK ("remittances"."taken_back_by_kind" <> 'system' or "remittances"."taken_back_by_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "gift_card_entries" DROP CONSTRAINT "gift_card_entries_kind";--> statement-breakpoint
ALTER TABLE "gift_card_entries" DROP CONSTRAINT "gift_card_entries_sign";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "gift_card_entries" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remittance_lines_payment_id" ON "remittance_lines" USING btree ("payment_id") WHERE "remittance_lines"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "remittance_lines_refund_id" ON "remittance_lines" USING btree ("refund_id") WHERE "remittance_lines"."refund_id" is not null;--> statement-breakpoint
CREATE INDEX "remittance_lines_order_id" ON "remittance_lines" USING btree ("order_id") WHERE "remittance_lines"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "remittances_once" ON "remittances" USING btree ("source",lower("payer"),lower("reference")) WHERE "remittances"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "remittances_received_on" ON "remittances" USING btree ("received_on","id");--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_of_order" CHECK (("gift_card_entries"."kind" = 'expired') = ("gift_card_entries"."order_id" is null));--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_kind" CHECK ("gift_card_entries"."kind" in ('held', 'returned', 'refunded', 'expired'));--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_sign" CHECK (case when "gift_card_entries"."kind" in ('held', 'expired') then "gift_card_entries"."amount_paise" > 0 else "gift_card_entries"."amount_paise" < 0 end);--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('opening', 'payment captured', 'payment accepted', 'cash on delivery', 'refund requested', 'refund sent', 'refund paid out', 'payment carried over', 'cash carried over', 'invoice', 'return', 'goodwill', 'goodwill settled', 'remittance', 'remittance taken back', 'gift card issued', 'gift card held', 'gift card returned', 'gift card refunded', 'gift card expired', 'coins earned', 'coins spent', 'coins returned', 'coins refunded', 'coins expired', 'coins reversed'));--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('bank', 'gateway-receivable', 'cash-with-couriers', 'customer-receivables', 'input-gst', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'opening-balance', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'gift-cards-expired', 'round-off', 'coins-given', 'gift-cards-given', 'collection-charges', 'goodwill'));
--> statement-breakpoint
CREATE TRIGGER remittance_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON remittance_lines
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER remittances_stay BEFORE DELETE OR TRUNCATE ON remittances
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- All that may happen to a remittance is that it is taken back, once.
CREATE FUNCTION refuse_remittance_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  back CONSTANT text[] := ARRAY['taken_back_at', 'taken_back_by_kind', 'taken_back_by_id', 'taken_back_reason'];
BEGIN
  IF OLD.taken_back_at IS NOT NULL OR to_jsonb(NEW) - back <> to_jsonb(OLD) - back THEN
    RAISE EXCEPTION 'a remittance stays as it was written down'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'remittances_unchanged';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER remittances_unchanged BEFORE UPDATE ON remittances
FOR EACH ROW EXECUTE FUNCTION refuse_remittance_change();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON remittance_lines FROM CURRENT_USER;
--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON remittances FROM CURRENT_USER;
