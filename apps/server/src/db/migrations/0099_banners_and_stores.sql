ALTER TABLE "stores" DROP CONSTRAINT "stores_messaging_url_form";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "wide_across" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "wide_down" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "tall_across" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "tall_down" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_shown_for_a_time" CHECK ("banners"."shown_until" > "banners"."shown_from");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_focus_in_picture" CHECK (least("banners"."wide_across", "banners"."wide_down", "banners"."tall_across", "banners"."tall_down") >= 0
        and greatest("banners"."wide_across", "banners"."wide_down", "banners"."tall_across", "banners"."tall_down") <= 100);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_holidays_list" CHECK (jsonb_typeof("stores"."holidays") = 'array');--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_messaging_url_form" CHECK ("stores"."messaging_url" = '' or "stores"."messaging_url" ~ '^https://');--> statement-breakpoint
-- The order of the list is no edit of a banner or a store.
CREATE TRIGGER banners_version BEFORE UPDATE OF
  title, headline, text, link_label, link, image_wide, image_tall, wide_across, wide_down, tall_across, tall_down,
  active, shown_from, shown_until
ON banners FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER stores_version BEFORE UPDATE OF
  name, address, pin_code, towns, latitude, longitude, email, phone, messaging_url, picture, working_hours, opening_hours,
  holidays, active
ON stores FOR EACH ROW EXECUTE FUNCTION count_version();
