-- What costs more than the MRP on its pack must not be sold: it goes off sale until staff have mended its price.
UPDATE product_variants SET active = false WHERE active AND price_paise > mrp_paise;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_within_mrp" CHECK (not "product_variants"."active" or "product_variants"."price_paise" <= "product_variants"."mrp_paise");
