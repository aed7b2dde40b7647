ALTER TABLE "product_listings" DROP CONSTRAINT "product_listings_availability";--> statement-breakpoint
DROP INDEX "product_listings_color_keys";--> statement-breakpoint
CREATE INDEX "product_listings_kind" ON "product_listings" USING btree ("kind_id","price_paise");--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "availability";--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "color_keys";--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "merchandise";--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "hsn_code";--> statement-breakpoint
-- A product is as new as its variants: whoever asks by date, such as a search engine, asks for what its page shows. Units
-- that are sold are left out, so that orders write no products.
CREATE FUNCTION date_product_by_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET updated_at = written.newest
  FROM (SELECT product_id, max(updated_at) AS newest FROM added GROUP BY product_id) written
  WHERE products.id = written.product_id AND products.updated_at < written.newest;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION date_product_by_changed_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET updated_at = now() WHERE id IN (OLD.product_id, NEW.product_id) AND updated_at < now();
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION date_product_by_gone_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET updated_at = now() WHERE id IN (SELECT product_id FROM gone) AND updated_at < now();
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER product_variants_date_added AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION date_product_by_variants();--> statement-breakpoint
CREATE TRIGGER product_variants_date_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION date_product_by_gone_variants();--> statement-breakpoint
CREATE TRIGGER product_variants_date AFTER UPDATE ON product_variants
  FOR EACH ROW WHEN (to_jsonb(OLD) - '{stock,on_hand,version,low_stock_at}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{stock,on_hand,version,low_stock_at}'::text[])
  EXECUTE FUNCTION date_product_by_changed_variant();--> statement-breakpoint
-- Every process keeps the stores in memory; whoever changes them, by whatever way, tells them.
CREATE FUNCTION announce_stores_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stores_changed', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER stores_announce AFTER INSERT OR UPDATE OR DELETE ON stores
  FOR EACH STATEMENT EXECUTE FUNCTION announce_stores_change();
