CREATE TABLE "journal_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"booked_on" date NOT NULL,
	CONSTRAINT "journal_entries_once" UNIQUE("kind","source_id"),
	CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('opening', 'payment captured', 'payment accepted', 'cash on delivery', 'refund requested', 'refund sent', 'refund paid out', 'payment carried over', 'cash carried over', 'invoice', 'return', 'goodwill', 'goodwill settled', 'gift card issued', 'gift card held', 'gift card returned', 'gift card refunded', 'coins earned', 'coins spent', 'coins returned', 'coins refunded', 'coins expired', 'coins reversed')),
	CONSTRAINT "journal_entries_never_before" CHECK ("journal_entries"."booked_on" >= ("journal_entries"."happened_at" at time zone 'Asia/Kolkata')::date)
);
--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"entry_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"side" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"order_id" text,
	CONSTRAINT "journal_lines_entry_id_position_pk" PRIMARY KEY("entry_id","position"),
	CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('bank', 'gateway-receivable', 'cash-with-couriers', 'customer-receivables', 'customer-advances', 'refunds-payable', 'gift-cards-outstanding', 'coins-outstanding', 'coins-on-orders', 'cgst-payable', 'sgst-payable', 'igst-payable', 'opening-balance', 'sales', 'discounts', 'coupon-discounts', 'coin-discounts', 'sales-returns', 'delivery-income', 'coins-expired', 'round-off', 'coins-given', 'gift-cards-given', 'goodwill')),
	CONSTRAINT "journal_lines_side" CHECK ("journal_lines"."side" in ('debit', 'credit')),
	CONSTRAINT "journal_lines_amount_positive" CHECK ("journal_lines"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "journal_months" (
	"month" date PRIMARY KEY NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "journal_months_first_day" CHECK (extract(day from "journal_months"."month") = 1),
	CONSTRAINT "journal_months_actor_kind" CHECK ("journal_months"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "journal_months_actor_given" CHECK (btrim("journal_months"."actor_id") <> ''),
	CONSTRAINT "journal_months_system_known" CHECK ("journal_months"."actor_kind" <> 'system' or "journal_months"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_booked_on" ON "journal_entries" USING btree ("booked_on");--> statement-breakpoint
CREATE INDEX "journal_lines_order_id" ON "journal_lines" USING btree ("order_id","account") WHERE "journal_lines"."order_id" is not null;
--> statement-breakpoint
-- Before there are triggers, whose waiting events would forbid a later migration of the same start to change the tables.
-- What a shop in use has and owes at this moment. Sales and taxes of before are in its former books and returns; what
-- gateways and couriers have paid out meanwhile was never written down, so that all they ever took stands as owed.
WITH told AS (
  SELECT o.*, status IN ('shipped', 'in transit', 'delivered')
    OR EXISTS (SELECT 1 FROM tax_documents d WHERE d.order_id = o.id AND d.kind = 'invoice') AS invoiced,
    coalesce((SELECT sum(amount_paise) FROM goodwill_refunds g WHERE g.order_id = o.id), 0) AS given
  FROM orders o
), unbilled AS (
  SELECT t.*,
    coalesce((SELECT sum(amount_paise) FROM gift_card_entries e WHERE e.order_id = t.id), 0) AS by_card,
    coalesce((SELECT sum(amount_paise - refunded_paise) FROM payments p
      WHERE p.order_id = t.id AND p.status IN ('captured', 'partly refunded', 'refunded')), 0) AS by_gateway,
    -- A replacement may be paid for in cash that was handed over for the order before it.
    coalesce((SELECT r.exchange_paise - t.gift_card_paise
        - coalesce((SELECT sum(amount_paise) FROM payments WHERE order_id = t.id AND carried_from IS NOT NULL), 0)
        - coalesce((SELECT sum(by_hand_paise) FROM goodwill_refunds WHERE order_id = t.id), 0)
      FROM returns r WHERE r.exchange_order_id = t.id), 0) AS by_cash,
    EXISTS (SELECT 1 FROM payments p
      WHERE p.order_id = t.id AND p.status IN ('captured', 'partly refunded', 'refunded')) AS was_captured,
    status <> 'cancelled' AND payment_status = 'completed' AS is_paid
  FROM told t WHERE NOT invoiced
), found (account, order_id, amount) AS (
  SELECT 'gateway-receivable', NULL::text,
    (SELECT coalesce(sum(amount_paise), 0) FROM payments WHERE status IN ('captured', 'partly refunded', 'refunded'))
    - (SELECT coalesce(sum(amount_paise), 0) FROM refunds WHERE state = 'sent')
  UNION ALL
  SELECT 'refunds-payable', NULL, -coalesce(sum(amount_paise), 0) FROM refunds WHERE state = 'requested'
  UNION ALL
  SELECT 'gift-cards-outstanding', NULL, -coalesce(sum(balance_paise), 0) FROM gift_cards
  UNION ALL
  SELECT 'coins-outstanding', NULL, -100 * coalesce(sum(coins), 0) FROM coin_entries
  UNION ALL
  SELECT 'cash-with-couriers', NULL, coalesce(sum(total_paise - gift_card_paise), 0) FROM told
  WHERE payment_method = 'cod' AND payment_status <> 'pending' AND delivered_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM returns WHERE exchange_order_id = told.id)
  UNION ALL
  SELECT 'coins-on-orders', u.id, 100 * sum(e.coins) FROM unbilled u JOIN coin_entries e ON e.order_id = u.id
  WHERE e.kind IN ('spent', 'returned') GROUP BY u.id
  UNION ALL
  SELECT 'customer-receivables', id, total_paise - gift_card_paise FROM told
  WHERE invoiced AND payment_method = 'cod' AND payment_status = 'pending'
  UNION ALL
  SELECT 'customer-advances', id, -CASE
    WHEN is_paid THEN total_paise
    WHEN status = 'cancelled' THEN by_card + by_gateway + by_cash
    ELSE by_card + by_gateway + by_cash + given END
  FROM unbilled
  UNION ALL
  -- Staff said that its money is here, though no gateway did.
  SELECT 'bank', id, total_paise - gift_card_paise FROM unbilled
  WHERE is_paid AND payment_method <> 'cod' AND NOT was_captured
  UNION ALL
  -- What a return or a cancellation still to come gives back less.
  SELECT 'goodwill', id, given FROM told
  WHERE status <> 'cancelled'
    AND NOT EXISTS (SELECT 1 FROM returns WHERE order_id = told.id AND refunded_at IS NOT NULL)
), lines AS (
  SELECT account, order_id, amount FROM found WHERE amount <> 0
  UNION ALL
  SELECT 'opening-balance', NULL, -sum(amount) FROM found HAVING sum(amount) <> 0
), entry AS (
  INSERT INTO journal_entries (kind, source_id, happened_at, booked_on)
  SELECT 'opening', 'opening', now(), (now() AT TIME ZONE 'Asia/Kolkata')::date
  WHERE EXISTS (SELECT 1 FROM lines)
  RETURNING id
)
INSERT INTO journal_lines (entry_id, position, account, side, amount_paise, order_id)
SELECT entry.id, row_number() OVER (), account, CASE WHEN amount > 0 THEN 'debit' ELSE 'credit' END, abs(amount), order_id
FROM entry, lines;
--> statement-breakpoint
CREATE TRIGGER journal_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER journal_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_lines
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER journal_months_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_months
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON journal_entries, journal_lines, journal_months FROM CURRENT_USER;
--> statement-breakpoint
-- Whoever posts holds this lock together with all others who do; locking a month waits for them, and they for it.
CREATE FUNCTION refuse_locked_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7203417);
  IF EXISTS (SELECT 1 FROM journal_months WHERE NEW.booked_on < month + interval '1 month') THEN
    RAISE EXCEPTION 'the books of % are locked', to_char(NEW.booked_on, 'YYYY-MM')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_month_open';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_entries_month_open BEFORE INSERT ON journal_entries
FOR EACH ROW EXECUTE FUNCTION refuse_locked_month();
--> statement-breakpoint
CREATE FUNCTION refuse_locked_twice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7203417);
  IF EXISTS (SELECT 1 FROM journal_months WHERE month > NEW.month) THEN
    RAISE EXCEPTION 'the books of % are locked with those of a later month', to_char(NEW.month, 'YYYY-MM')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_months_in_order';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_months_in_order BEFORE INSERT ON journal_months
FOR EACH ROW EXECUTE FUNCTION refuse_locked_twice();
--> statement-breakpoint
-- The lines of an entry come in one statement, so that it balances from its first moment.
CREATE FUNCTION balance_journal_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM (SELECT DISTINCT entry_id FROM added) AS one
    WHERE NOT EXISTS (SELECT 1 FROM journal_entries WHERE id = one.entry_id)
      OR (SELECT sum(CASE side WHEN 'debit' THEN amount_paise ELSE -amount_paise END)
        FROM journal_lines WHERE entry_id = one.entry_id) <> 0
  ) THEN
    RAISE EXCEPTION 'the debits of an entry are not its credits'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_lines_balance';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_lines_balance AFTER INSERT ON journal_lines REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION balance_journal_lines();
--> statement-breakpoint
CREATE FUNCTION refuse_empty_journal_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM journal_lines WHERE entry_id = NEW.id) THEN
    RAISE EXCEPTION 'an entry has no lines'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_with_lines';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_entries_with_lines AFTER INSERT ON journal_entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_empty_journal_entry();
