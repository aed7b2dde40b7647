ALTER TABLE "coin_lots" ADD COLUMN "expiry_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "expiry_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "gift_cards_expires_at" ON "gift_cards" USING btree ("expires_at") WHERE "gift_cards"."balance_paise" > 0;--> statement-breakpoint
ALTER TABLE "coin_lots" ADD CONSTRAINT "coin_lots_expiry_told_at" CHECK ("coin_lots"."expiry_told_at" >= "coin_lots"."earned_at");--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_expiry_told_at" CHECK ("gift_cards"."expiry_told_at" >= "gift_cards"."created_at");