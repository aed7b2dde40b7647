ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_kind";--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_sign";--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_order";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "coin_lots" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "paid_by" text;--> statement-breakpoint
CREATE INDEX "gift_cards_listed" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_kind" CHECK ("coin_entries"."kind" in ('earned', 'spent', 'returned', 'refunded', 'expired', 'reversed', 'given', 'taken back'));--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_sign" CHECK (case when "coin_entries"."kind" in ('earned', 'returned', 'refunded', 'given') then "coin_entries"."coins" > 0 else "coin_entries"."coins" < 0 end);--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_order" CHECK (("coin_entries"."kind" in ('expired', 'given', 'taken back')) = ("coin_entries"."order_id" is null));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_paid_by" CHECK ("gift_cards"."paid_by" in ('bank', 'nobody'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_reason_given" CHECK (btrim("gift_cards"."reason") <> '');--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('opening', 'payment captured', 'payment accepted', 'cash on delivery', 'refund requested', 'refund sent', 'refund paid out', 'payment carried over', 'cash carried over', 'invoice', 'return', 'goodwill', 'goodwill settled', 'remittance', 'remittance taken back', 'claim opened', 'claim paid', 'claim refused', 'cash written off', 'gift card issued', 'gift card held', 'gift card returned', 'gift card refunded', 'gift card expired', 'coins earned', 'coins spent', 'coins returned', 'coins refunded', 'coins expired', 'coins reversed', 'coins given', 'coins taken back'));