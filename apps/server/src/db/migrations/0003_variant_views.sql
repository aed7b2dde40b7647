ALTER TABLE "product_variants" ADD COLUMN "views" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
DROP TRIGGER product_variants_announce ON product_variants;
--> statement-breakpoint
CREATE TRIGGER product_variants_announce
  AFTER INSERT OR DELETE OR UPDATE OF product_id, position, sku, name, options, color, price_paise,
    original_price_paise, mrp_paise, net_count, net_amount, net_unit, picture, views, active
  ON product_variants
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
