ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_fee_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_method" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_fee" CHECK ("orders"."cash_fee_paise" between 0 and "orders"."delivery_paise" + case "orders"."prices" when 'inclusive' then "orders"."delivery_gst_paise" else 0 end);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'look', 'seller', 'support', 'tax', 'rates', 'delivery', 'arrival', 'methods', 'packing', 'menu', 'texts', 'opening'));