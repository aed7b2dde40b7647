-- GST rates that the shop confirms or says itself are a section of its settings.
ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'seller', 'support', 'tax', 'rates', 'delivery', 'packing', 'home', 'opening'));
