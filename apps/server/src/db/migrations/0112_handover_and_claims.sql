CREATE TABLE "cash_write_offs" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"voucher" text DEFAULT '' NOT NULL,
	"written_off_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "cash_write_offs_amount" CHECK ("cash_write_offs"."amount_paise" > 0),
	CONSTRAINT "cash_write_offs_reason" CHECK (btrim("cash_write_offs"."reason") <> ''),
	CONSTRAINT "cash_write_offs_actor_kind" CHECK ("cash_write_offs"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "cash_write_offs_actor_given" CHECK (btrim("cash_write_offs"."actor_id") <> ''),
	CONSTRAINT "cash_write_offs_system_known" CHECK ("cash_write_offs"."actor_kind" <> 'system' or "cash_write_offs"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "parcel_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"order_id" text NOT NULL,
	"courier" text NOT NULL,
	"reason" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"voucher" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"paid_paise" bigint,
	"reference" text,
	"paid_on" date,
	"settled_at" timestamp with time zone,
	"settled_by_kind" text,
	"settled_by_id" text,
	"settled_reason" text,
	CONSTRAINT "parcel_claims_once" UNIQUE("parcel_id"),
	CONSTRAINT "parcel_claims_state" CHECK ("parcel_claims"."state" in ('open', 'paid', 'refused')),
	CONSTRAINT "parcel_claims_reason" CHECK ("parcel_claims"."reason" in ('lost', 'damaged')),
	CONSTRAINT "parcel_claims_courier" CHECK (btrim("parcel_claims"."courier") <> ''),
	CONSTRAINT "parcel_claims_amount" CHECK ("parcel_claims"."amount_paise" > 0),
	CONSTRAINT "parcel_claims_settled" CHECK (("parcel_claims"."state" = 'open') = ("parcel_claims"."settled_at" is null)
        and ("parcel_claims"."settled_at" is null) = ("parcel_claims"."settled_by_kind" is null)
        and ("parcel_claims"."settled_at" is null) = ("parcel_claims"."settled_by_id" is null)),
	CONSTRAINT "parcel_claims_paid" CHECK (case when "parcel_claims"."state" = 'paid'
        then coalesce("parcel_claims"."paid_paise" between 1 and "parcel_claims"."amount_paise" and btrim("parcel_claims"."reference") <> '', false)
          and "parcel_claims"."paid_on" is not null
        else "parcel_claims"."paid_paise" is null and "parcel_claims"."reference" is null and "parcel_claims"."paid_on" is null end),
	CONSTRAINT "parcel_claims_written_off" CHECK (("parcel_claims"."settled_reason" is not null) =
        ("parcel_claims"."state" = 'refused' or ("parcel_claims"."state" = 'paid' and "parcel_claims"."paid_paise" < "parcel_claims"."amount_paise"))),
	CONSTRAINT "parcel_claims_actor_kind" CHECK ("parcel_claims"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "parcel_claims_actor_given" CHECK (btrim("parcel_claims"."actor_id") <> ''),
	CONSTRAINT "parcel_claims_system_known" CHECK ("parcel_claims"."actor_kind" <> 'system' or "parcel_claims"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay')),
	CONSTRAINT "parcel_claims_settled_by_actor_kind" CHECK ("parcel_claims"."settled_by_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "parcel_claims_settled_by_actor_given" CHECK (btrim("parcel_claims"."settled_by_id") <> ''),
	CONSTRAINT "parcel_claims_settled_by_system_known" CHECK ("parcel_claims"."settled_by_kind" <> 'system' or "parcel_claims"."settled_by_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "handover_parcels" (
	"handover_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"tracking_number" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"result" text,
	"refusal" text,
	"weight_grams" integer,
	"to_collect_paise" bigint,
	CONSTRAINT "handover_parcels_handover_id_parcel_id_pk" PRIMARY KEY("handover_id","parcel_id"),
	CONSTRAINT "handover_parcels_numbered" CHECK (btrim("handover_parcels"."tracking_number") <> ''),
	CONSTRAINT "handover_parcels_result" CHECK ("handover_parcels"."result" in ('handed over', 'refused')),
	CONSTRAINT "handover_parcels_refusal" CHECK (("handover_parcels"."refusal" is not null) = coalesce("handover_parcels"."result" = 'refused', false)),
	CONSTRAINT "handover_parcels_to_collect" CHECK ("handover_parcels"."to_collect_paise" >= 0),
	CONSTRAINT "handover_parcels_actor_kind" CHECK ("handover_parcels"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "handover_parcels_actor_given" CHECK (btrim("handover_parcels"."actor_id") <> ''),
	CONSTRAINT "handover_parcels_system_known" CHECK ("handover_parcels"."actor_kind" <> 'system' or "handover_parcels"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "handovers_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courier" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"handed_to" text DEFAULT '' NOT NULL,
	"pickup_asked_at" timestamp with time zone,
	"closing_at" timestamp with time zone,
	"closed_by_kind" text,
	"closed_by_id" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "handovers_number" UNIQUE("number"),
	CONSTRAINT "handovers_courier" CHECK (btrim("handovers"."courier") <> ''),
	CONSTRAINT "handovers_closed" CHECK (("handovers"."closing_at" is null) = ("handovers"."closed_by_id" is null)
        and ("handovers"."closing_at" is null) = ("handovers"."closed_by_kind" is null)
        and ("handovers"."closed_at" is null or "handovers"."closing_at" is not null)),
	CONSTRAINT "handovers_actor_kind" CHECK ("handovers"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "handovers_actor_given" CHECK (btrim("handovers"."actor_id") <> ''),
	CONSTRAINT "handovers_system_known" CHECK ("handovers"."actor_kind" <> 'system' or "handovers"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay')),
	CONSTRAINT "handovers_closed_by_actor_kind" CHECK ("handovers"."closed_by_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "handovers_closed_by_actor_given" CHECK (btrim("handovers"."closed_by_id") <> ''),
	CONSTRAINT "handovers_closed_by_system_known" CHECK ("handovers"."closed_by_kind" <> 'system' or "handovers"."closed_by_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "cash_write_offs" ADD CONSTRAINT "cash_write_offs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD CONSTRAINT "parcel_claims_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_claims" ADD CONSTRAINT "parcel_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_parcels" ADD CONSTRAINT "handover_parcels_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_parcels" ADD CONSTRAINT "handover_parcels_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_write_offs_order_id" ON "cash_write_offs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcel_claims_opened_at" ON "parcel_claims" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "handover_parcels_parcel_id" ON "handover_parcels" USING btree ("parcel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_one_open" ON "handovers" USING btree (lower("courier")) WHERE "handovers"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "handovers_opened_at" ON "handovers" USING btree ("opened_at","id");--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('opening', 'payment captured', 'payment accepted', 'cash on delivery', 'refund requested', 'refund sent', 'refund paid out', 'payment carried over', 'cash carried over', 'invoice', 'return', 'goodwill', 'goodwill settled', 'remittance', 'remittance taken back', 'claim opened', 'claim paid', 'claim refused', 'cash written off', 'gift card issued', 'gift card held', 'gift card returned', 'gift card refunded', 'gift card expired', 'coins earned', 'coins spent', 'coins returned', 'coins refunded', 'coins expired', 'coins reversed'));--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('bank', 'gateway-receivable', 'cash-with-couriers', 'courier-claims', 'customer-receivables', 'input-gst', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'unmatched-receipts', 'cgst-payable', 'sgst-payable', 'igst-payable', 'opening-balance', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'gift-cards-expired', 'compensation', 'round-off', 'coins-given', 'gift-cards-given', 'collection-charges', 'gst-of-late-notes', 'goodwill', 'bad-debts'));