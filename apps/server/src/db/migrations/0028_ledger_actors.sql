-- Ledgers and refunds name who acted, as the timeline does. Of rows of before only what is sure is said.
ALTER TABLE "coin_entries" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "issued_by_kind" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "issued_by_id" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "stopped_by_kind" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "stopped_by_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refunded_by_kind" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refunded_by_id" text;--> statement-breakpoint
-- Entries of ledgers are never changed; that they learn who wrote them is the one exception.
ALTER TABLE "coin_entries" DISABLE TRIGGER coin_entries_append_only;--> statement-breakpoint
UPDATE "coin_entries" SET
  "actor_kind" = CASE "kind" WHEN 'spent' THEN 'shopper' ELSE 'system' END,
  "actor_id" = CASE "kind" WHEN 'spent' THEN "user_id" WHEN 'expired' THEN 'clock' ELSE 'shop' END;--> statement-breakpoint
ALTER TABLE "coin_entries" ENABLE TRIGGER coin_entries_append_only;--> statement-breakpoint
ALTER TABLE "gift_card_entries" DISABLE TRIGGER gift_card_entries_append_only;--> statement-breakpoint
UPDATE "gift_card_entries" SET
  "actor_kind" = CASE "kind" WHEN 'held' THEN 'shopper' ELSE 'system' END,
  "actor_id" = CASE "kind" WHEN 'held' THEN "orders"."user_id" ELSE 'shop' END
FROM "orders" WHERE "orders"."id" = "gift_card_entries"."order_id";--> statement-breakpoint
ALTER TABLE "gift_card_entries" ENABLE TRIGGER gift_card_entries_append_only;--> statement-breakpoint
UPDATE "gift_cards" SET "issued_by_kind" = 'staff', "issued_by_id" = 'command line';--> statement-breakpoint
UPDATE "gift_cards" SET "stopped_by_kind" = 'staff', "stopped_by_id" = 'command line' WHERE NOT "active";--> statement-breakpoint
-- The timeline knows who refunded the nth return of an order.
UPDATE "returns" SET "refunded_by_kind" = 'staff', "refunded_by_id" = coalesce((
  SELECT "actor_id" FROM "order_events"
  WHERE "order_id" = "returns"."order_id" AND "kind" = 'return_refunded' AND "actor_kind" = 'staff'
  ORDER BY "position" OFFSET "returns"."refund_position" - 1 LIMIT 1
), 'command line') WHERE "state" = 'refunded';--> statement-breakpoint
-- And who cancelled an order; money that came too late or twice was sent back on the report of its gateway.
UPDATE "refunds" SET "actor_kind" = "caused"."kind", "actor_id" = "caused"."id" FROM (
  SELECT "refunds"."id" AS "refund_id",
    coalesce("returns"."refunded_by_kind", "cancelled"."actor_kind", 'system') AS "kind",
    coalesce("returns"."refunded_by_id", "cancelled"."actor_id", "gateways"."name", 'shop') AS "id"
  FROM "refunds"
  JOIN "payments" ON "payments"."id" = "refunds"."payment_id"
  LEFT JOIN "returns" ON "returns"."id" = "refunds"."return_id"
  LEFT JOIN LATERAL (
    SELECT "actor_kind", "actor_id" FROM "order_events"
    WHERE "order_id" = "refunds"."order_id" AND "order_events"."kind" = 'cancelled' AND "refunds"."cause" = 'order cancelled'
    ORDER BY "position" DESC LIMIT 1
  ) AS "cancelled" ON true
  LEFT JOIN (VALUES ('sandbox'), ('razorpay')) AS "gateways" ("name")
    ON "gateways"."name" = "payments"."gateway" AND "refunds"."cause" IN ('paid too late', 'paid twice')
) AS "caused" WHERE "caused"."refund_id" = "refunds"."id";--> statement-breakpoint
ALTER TABLE "coin_entries" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_entries" ALTER COLUMN "actor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ALTER COLUMN "actor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "issued_by_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "issued_by_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "actor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_actor_kind" CHECK ("coin_entries"."actor_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_actor_given" CHECK (btrim("coin_entries"."actor_id") <> '');--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_system_known" CHECK ("coin_entries"."actor_kind" <> 'system' or "coin_entries"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_actor_kind" CHECK ("gift_card_entries"."actor_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_actor_given" CHECK (btrim("gift_card_entries"."actor_id") <> '');--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_system_known" CHECK ("gift_card_entries"."actor_kind" <> 'system' or "gift_card_entries"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_issued_actor_kind" CHECK ("gift_cards"."issued_by_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_issued_actor_given" CHECK (btrim("gift_cards"."issued_by_id") <> '');--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_issued_system_known" CHECK ("gift_cards"."issued_by_kind" <> 'system' or "gift_cards"."issued_by_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_stopped_actor_kind" CHECK ("gift_cards"."stopped_by_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_stopped_actor_given" CHECK (btrim("gift_cards"."stopped_by_id") <> '');--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_stopped_system_known" CHECK ("gift_cards"."stopped_by_kind" <> 'system' or "gift_cards"."stopped_by_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_stopped_by_somebody" CHECK ("gift_cards"."active" = ("gift_cards"."stopped_by_kind" is null) and "gift_cards"."active" = ("gift_cards"."stopped_by_id" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_kind" CHECK ("refunds"."actor_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_given" CHECK (btrim("refunds"."actor_id") <> '');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_system_known" CHECK ("refunds"."actor_kind" <> 'system' or "refunds"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refunded_actor_kind" CHECK ("returns"."refunded_by_kind" in ('shopper', 'staff', 'system'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refunded_actor_given" CHECK (btrim("returns"."refunded_by_id") <> '');--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refunded_system_known" CHECK ("returns"."refunded_by_kind" <> 'system' or "returns"."refunded_by_id" in ('shop', 'clock', 'sandbox', 'razorpay'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refunded_by_somebody" CHECK (("returns"."state" = 'refunded') = ("returns"."refunded_by_kind" is not null)
        and ("returns"."state" = 'refunded') = ("returns"."refunded_by_id" is not null));