CREATE TABLE "product_kinds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facts" text NOT NULL,
	CONSTRAINT "product_kinds_facts_unique" UNIQUE("facts")
);
--> statement-breakpoint
CREATE TABLE "product_listing_changes" (
	"product_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_listings" (
	"product_id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"parent_category_id" text,
	"name_key" text collate "C" NOT NULL,
	"price_paise" integer NOT NULL,
	"age" bigint NOT NULL,
	"availability" text NOT NULL,
	"kind_id" integer NOT NULL,
	"color_keys" text[] NOT NULL,
	"merchandise" boolean NOT NULL,
	"exclusive" boolean NOT NULL,
	"hsn_code" text NOT NULL,
	"words" text collate "C" NOT NULL,
	CONSTRAINT "product_listings_availability" CHECK ("product_listings"."availability" in ('In stock', 'Low stock', 'Out of stock'))
);
--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_kind_id_product_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."product_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_listing_changes_product_id" ON "product_listing_changes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_listings_by_name" ON "product_listings" USING btree ("name_key","age","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_by_price" ON "product_listings" USING btree ("price_paise","age","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_by_price_down" ON "product_listings" USING btree ((-price_paise),"age","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_by_age" ON "product_listings" USING btree ("age","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_category" ON "product_listings" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_listings_parent_category" ON "product_listings" USING btree ("parent_category_id");--> statement-breakpoint
CREATE INDEX "product_listings_color_keys" ON "product_listings" USING gin ("color_keys");--> statement-breakpoint
CREATE INDEX "product_listings_words" ON "product_listings" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
-- Who changes what a listing is made of notes it in the same transaction, by whatever way it is changed. The shop makes
-- the listings, because the domain says how names are sorted and what a search reads. A unit that is sold is noted only
-- where few are left: nothing else of the stock shows in a list (CATALOGUE-3: up to 4 are low stock), and orders would
-- otherwise all write here.
CREATE FUNCTION note_product_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_listing_changes (product_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_product_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_listing_changes (product_id) SELECT id FROM written;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_variant_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_listing_changes (product_id) VALUES (NEW.product_id);
  IF OLD.product_id <> NEW.product_id THEN
    INSERT INTO product_listing_changes (product_id) VALUES (OLD.product_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_variant_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_listing_changes (product_id) SELECT DISTINCT product_id FROM written;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_category_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_listing_changes (product_id) SELECT id FROM products WHERE category_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_listing_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_product_listings();
--> statement-breakpoint
CREATE TRIGGER products_listing AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    (OLD.id, OLD.name, OLD.description, OLD.category_id, OLD.hsn_code, OLD.options, OLD.merchandise, OLD.exclusive,
      OLD.active, OLD.created_at)
    IS DISTINCT FROM
    (NEW.id, NEW.name, NEW.description, NEW.category_id, NEW.hsn_code, NEW.options, NEW.merchandise, NEW.exclusive,
      NEW.active, NEW.created_at)
  ) EXECUTE FUNCTION note_product_listing();
--> statement-breakpoint
CREATE TRIGGER product_variants_listing_added AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_variant_listings();
--> statement-breakpoint
CREATE TRIGGER product_variants_listing_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_variant_listings();
--> statement-breakpoint
CREATE TRIGGER product_variants_listing AFTER UPDATE ON product_variants
  FOR EACH ROW WHEN (
    (OLD.product_id, OLD.position, OLD.color, OLD.price_paise, OLD.active)
      IS DISTINCT FROM (NEW.product_id, NEW.position, NEW.color, NEW.price_paise, NEW.active)
    OR (OLD.stock <> NEW.stock AND least(OLD.stock, NEW.stock) <= 4)
  ) EXECUTE FUNCTION note_variant_listing();
--> statement-breakpoint
CREATE TRIGGER categories_listing AFTER UPDATE OF name, parent_id ON categories
  FOR EACH ROW EXECUTE FUNCTION note_category_listings();
--> statement-breakpoint
INSERT INTO product_listing_changes (product_id) SELECT id FROM products;
