-- Every process keeps the catalogue's replies in memory; whoever changes the catalogue, by whatever way, tells them.
-- Stock alone is left out: orders change it all the time, and NOTIFY would make their commits queue up.
CREATE FUNCTION announce_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_announce AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER categories_announce AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER banners_announce AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER product_variants_announce
  AFTER INSERT OR DELETE OR UPDATE OF product_id, position, sku, name, options, color, price_paise,
    original_price_paise, mrp_paise, net_count, net_amount, net_unit, picture, active
  ON product_variants
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
