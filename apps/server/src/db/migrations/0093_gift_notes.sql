ALTER TABLE "cart_lines" ADD COLUMN "gift_note" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_note" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_gift_note" CHECK (char_length("cart_lines"."gift_note") between 1 and 120);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_gift_note" CHECK (char_length("order_lines"."gift_note") between 1 and 120);