CREATE TABLE "customer_figures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent_paise" bigint DEFAULT 0 NOT NULL,
	"returns" integer DEFAULT 0 NOT NULL,
	"first_order_at" timestamp with time zone,
	"last_order_at" timestamp with time zone,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_figures_counts" CHECK ("customer_figures"."orders" >= 0 and "customer_figures"."returns" >= 0),
	CONSTRAINT "customer_figures_order_days" CHECK (("customer_figures"."orders" = 0) = ("customer_figures"."first_order_at" is null) and ("customer_figures"."orders" = 0) = ("customer_figures"."last_order_at" is null))
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_notes_text_given" CHECK (btrim("customer_notes"."text") <> ''),
	CONSTRAINT "customer_notes_actor_kind" CHECK ("customer_notes"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "customer_notes_actor_given" CHECK (btrim("customer_notes"."actor_id") <> ''),
	CONSTRAINT "customer_notes_system_known" CHECK ("customer_notes"."actor_kind" <> 'system' or "customer_notes"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "customer_segments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_segments_name_key" UNIQUE("name"),
	CONSTRAINT "customer_segments_name_given" CHECK (btrim("customer_segments"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"user_id" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "customer_tags_user_id_tag_pk" PRIMARY KEY("user_id","tag"),
	CONSTRAINT "customer_tags_form" CHECK ("customer_tags"."tag" = lower(btrim("customer_tags"."tag")) and "customer_tags"."tag" <> '')
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "data_requests_kind" CHECK ("data_requests"."kind" in ('copy', 'erasure')),
	CONSTRAINT "data_requests_channel" CHECK ("data_requests"."channel" in ('mail', 'phone', 'letter', 'in person')),
	CONSTRAINT "data_requests_state" CHECK ("data_requests"."state" in ('open', 'done', 'refused', 'withdrawn')),
	CONSTRAINT "data_requests_due_later" CHECK ("data_requests"."due_on" > "data_requests"."received_on"),
	CONSTRAINT "data_requests_closed" CHECK (("data_requests"."state" = 'open') = ("data_requests"."closed_at" is null)),
	CONSTRAINT "data_requests_actor_kind" CHECK ("data_requests"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "data_requests_actor_given" CHECK (btrim("data_requests"."actor_id") <> ''),
	CONSTRAINT "data_requests_system_known" CHECK ("data_requests"."actor_kind" <> 'system' or "data_requests"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"order_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"savings_paise" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_uses_order_id_promotion_id_pk" PRIMARY KEY("order_id","promotion_id"),
	CONSTRAINT "promotion_uses_state" CHECK ("promotion_uses"."state" in ('held', 'counted', 'returned')),
	CONSTRAINT "promotion_uses_savings" CHECK ("promotion_uses"."savings_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"goods" jsonb NOT NULL,
	"benefit" jsonb NOT NULL,
	"minimum_total_paise" bigint,
	"minimum_quantity" integer,
	"priority" integer NOT NULL,
	"active" boolean NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"weekdays" integer[] NOT NULL,
	"hours_from" text,
	"hours_until" text,
	"first_order_only" boolean NOT NULL,
	"total_limit" integer,
	"per_shopper_limit" integer,
	"budget_paise" bigint,
	"combining" jsonb NOT NULL,
	"with_coupon" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_named" CHECK (btrim("promotions"."name") <> ''),
	CONSTRAINT "promotions_limits_positive" CHECK ("promotions"."minimum_total_paise" > 0 and "promotions"."minimum_quantity" > 0 and "promotions"."total_limit" > 0 and "promotions"."per_shopper_limit" > 0 and "promotions"."budget_paise" > 0),
	CONSTRAINT "promotions_dates" CHECK ("promotions"."valid_from" < "promotions"."valid_until"),
	CONSTRAINT "promotions_hours" CHECK (("promotions"."hours_from" is null) = ("promotions"."hours_until" is null))
);
--> statement-breakpoint
CREATE TABLE "supplier_bill_lines" (
	"receipt_id" text NOT NULL,
	"revision" integer NOT NULL,
	"position" integer NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"freight_paise" bigint NOT NULL,
	"gst_basis_points" integer NOT NULL,
	"claims_tax" boolean NOT NULL,
	"igst_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	CONSTRAINT "supplier_bill_lines_receipt_id_revision_position_pk" PRIMARY KEY("receipt_id","revision","position"),
	CONSTRAINT "supplier_bill_lines_quantity" CHECK ("supplier_bill_lines"."quantity" > 0),
	CONSTRAINT "supplier_bill_lines_amounts" CHECK ("supplier_bill_lines"."amount_paise" >= 0 and "supplier_bill_lines"."freight_paise" >= 0),
	CONSTRAINT "supplier_bill_lines_rate" CHECK ("supplier_bill_lines"."gst_basis_points" between 0 and 10000),
	CONSTRAINT "supplier_bill_lines_taxes" CHECK ("supplier_bill_lines"."cgst_paise" = "supplier_bill_lines"."sgst_paise" and least("supplier_bill_lines"."igst_paise", "supplier_bill_lines"."cgst_paise") = 0 and "supplier_bill_lines"."igst_paise" >= 0 and "supplier_bill_lines"."cgst_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_bills" (
	"receipt_id" text NOT NULL,
	"revision" integer NOT NULL,
	"supplier_name" text NOT NULL,
	"supplier_gstin" text,
	"number" text NOT NULL,
	"billed_on" date NOT NULL,
	"freight_paise" bigint NOT NULL,
	"booked_on" date NOT NULL,
	"reason" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_bills_receipt_id_revision_pk" PRIMARY KEY("receipt_id","revision"),
	CONSTRAINT "supplier_bills_revision" CHECK ("supplier_bills"."revision" >= 1),
	CONSTRAINT "supplier_bills_reason" CHECK (("supplier_bills"."revision" = 1) = ("supplier_bills"."reason" is null)),
	CONSTRAINT "supplier_bills_freight" CHECK ("supplier_bills"."freight_paise" >= 0),
	CONSTRAINT "supplier_bills_actor_kind" CHECK ("supplier_bills"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "supplier_bills_actor_given" CHECK (btrim("supplier_bills"."actor_id") <> ''),
	CONSTRAINT "supplier_bills_system_known" CHECK ("supplier_bills"."actor_kind" <> 'system' or "supplier_bills"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "data_lookups" DROP CONSTRAINT "data_lookups_kind";--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_kind";--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_sign";--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_order";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "coin_lots" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promotion_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_figures" ADD CONSTRAINT "customer_figures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD CONSTRAINT "supplier_bill_lines_bill" FOREIGN KEY ("receipt_id","revision") REFERENCES "public"."supplier_bills"("receipt_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_receipt_id_stock_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."stock_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_figures_active" ON "customer_figures" USING btree ("active_at","user_id");--> statement-breakpoint
CREATE INDEX "customer_figures_spent" ON "customer_figures" USING btree ("spent_paise","user_id");--> statement-breakpoint
CREATE INDEX "customer_notes_user_id" ON "customer_notes" USING btree ("user_id","written_at");--> statement-breakpoint
CREATE INDEX "customer_tags_tag" ON "customer_tags" USING btree ("tag","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_one_open" ON "data_requests" USING btree ("user_id","kind") WHERE "data_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "data_requests_user_id" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("state","due_on","id");--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion" ON "promotion_uses" USING btree ("promotion_id","user_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_user_id" ON "promotion_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promotions_active" ON "promotions" USING btree ("id") WHERE "promotions"."active";--> statement-breakpoint
CREATE INDEX "addresses_phone" ON "addresses" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "gift_cards_listed" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_happened_at" ON "stock_movements" USING btree ("happened_at","position");--> statement-breakpoint
CREATE INDEX "stock_receipts_received_at" ON "stock_receipts" USING btree ("received_at","id");--> statement-breakpoint
ALTER TABLE "data_lookups" ADD CONSTRAINT "data_lookups_kind" CHECK ("data_lookups"."kind" in ('customer', 'order', 'return', 'parcel', 'photo', 'payout', 'document', 'message', 'search', 'list', 'export', 'deleted account'));--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_kind" CHECK ("coin_entries"."kind" in ('earned', 'spent', 'returned', 'refunded', 'expired', 'reversed', 'given', 'taken back'));--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_sign" CHECK (case when "coin_entries"."kind" in ('earned', 'returned', 'refunded', 'given') then "coin_entries"."coins" > 0 else "coin_entries"."coins" < 0 end);--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_order" CHECK (("coin_entries"."kind" in ('expired', 'given', 'taken back')) = ("coin_entries"."order_id" is null));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_paid_by" CHECK ("gift_cards"."paid_by" in ('bank', 'none'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_reason_given" CHECK (btrim("gift_cards"."reason") <> '');--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('opening', 'payment captured', 'payment accepted', 'cash on delivery', 'refund requested', 'refund sent', 'refund paid out', 'payment carried over', 'cash carried over', 'invoice', 'return', 'goodwill', 'goodwill settled', 'remittance', 'remittance taken back', 'claim opened', 'claim paid', 'claim refused', 'claim withdrawn', 'cash written off', 'gift card issued', 'gift card held', 'gift card returned', 'gift card refunded', 'gift card expired', 'coins earned', 'coins spent', 'coins returned', 'coins refunded', 'coins expired', 'coins reversed', 'coins given', 'coins taken back'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_promotion" CHECK ("order_lines"."promotion_paise" between 0 and "order_lines"."discount_paise");--> statement-breakpoint
CREATE TRIGGER promotions_version BEFORE UPDATE ON promotions FOR EACH ROW EXECUTE FUNCTION count_version();--> statement-breakpoint
CREATE TRIGGER customer_segments_version BEFORE UPDATE ON customer_segments FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
-- The row is locked by the first statement, so that the sums of the second hold what concurrent transactions committed.
CREATE FUNCTION recount_customer(customer text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_figures (user_id, active_at)
    SELECT id, created_at FROM users WHERE id = customer AND deleted_at IS NULL
    ON CONFLICT (user_id) DO UPDATE SET active_at = customer_figures.active_at;
  UPDATE customer_figures f SET orders = s.orders, spent_paise = s.spent, first_order_at = s.first_at, last_order_at = s.last_at,
    returns = (SELECT count(*) FROM returns r WHERE r.user_id = customer AND r.origin = 'shopper' AND r.state <> 'refused'),
    active_at = coalesce(s.last_at, (SELECT created_at FROM users WHERE id = customer))
  FROM (
    SELECT count(*) FILTER (WHERE status NOT IN ('pending', 'cancelled')) AS orders,
      min(created_at) FILTER (WHERE status NOT IN ('pending', 'cancelled')) AS first_at,
      max(created_at) FILTER (WHERE status NOT IN ('pending', 'cancelled')) AS last_at,
      coalesce(sum(total_paise
        - coalesce((SELECT sum(r.refund_paise) FROM returns r WHERE r.order_id = o.id), 0)
        - coalesce((SELECT sum(g.amount_paise) FROM goodwill_refunds g WHERE g.order_id = o.id), 0))
        FILTER (WHERE status <> 'cancelled' AND payment_status <> 'pending'), 0) AS spent
    FROM orders o WHERE o.user_id = customer
  ) s WHERE f.user_id = customer;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_customer_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_customer(NEW.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_customer_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_customer(user_id) FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: the customer's row is the last lock of a transaction, held while it commits.
CREATE CONSTRAINT TRIGGER orders_recount_customer
  AFTER INSERT OR UPDATE OF status, payment_status, total_paise, user_id, created_at ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION recount_customer_of_row();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER returns_recount_customer
  AFTER INSERT OR UPDATE OF state, user_id ON returns
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION recount_customer_of_row();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER goodwill_refunds_recount_customer
  AFTER INSERT ON goodwill_refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION recount_customer_of_order();
--> statement-breakpoint
CREATE FUNCTION follow_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NULL THEN
    INSERT INTO customer_figures (user_id, active_at) VALUES (NEW.id, NEW.created_at) ON CONFLICT (user_id) DO NOTHING;
  ELSE
    DELETE FROM customer_figures WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_follow_customer AFTER INSERT OR UPDATE OF deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION follow_customer();
--> statement-breakpoint
SELECT recount_customer(id) FROM users WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE TRIGGER supplier_bills_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON supplier_bills
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER supplier_bill_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON supplier_bill_lines
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The figures of a locked month stay as they are.
CREATE TRIGGER supplier_bills_month_open BEFORE INSERT ON supplier_bills
FOR EACH ROW EXECUTE FUNCTION refuse_locked_month();
