ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_method" jsonb;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'look', 'seller', 'support', 'tax', 'rates', 'delivery', 'arrival', 'methods', 'packing', 'menu', 'texts', 'opening'));