CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "pictures_actor_kind" CHECK ("pictures"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "pictures_actor_given" CHECK (btrim("pictures"."actor_id") <> ''),
	CONSTRAINT "pictures_system_known" CHECK ("pictures"."actor_kind" <> 'system' or "pictures"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay')),
	CONSTRAINT "pictures_hash_form" CHECK ("pictures"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"from_price_paise" integer,
	"from_original_price_paise" integer,
	"from_mrp_paise" integer,
	"price_paise" integer NOT NULL,
	"original_price_paise" integer NOT NULL,
	"mrp_paise" integer NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	"dropped_why" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_changes_actor_kind" CHECK ("price_changes"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "price_changes_actor_given" CHECK (btrim("price_changes"."actor_id") <> ''),
	CONSTRAINT "price_changes_system_known" CHECK ("price_changes"."actor_kind" <> 'system' or "price_changes"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay')),
	CONSTRAINT "price_changes_price_positive" CHECK ("price_changes"."price_paise" > 0 and "price_changes"."mrp_paise" > 0),
	CONSTRAINT "price_changes_list_price" CHECK ("price_changes"."original_price_paise" >= "price_changes"."price_paise"),
	CONSTRAINT "price_changes_applied_or_dropped" CHECK ("price_changes"."applied_at" is null or "price_changes"."dropped_at" is null),
	CONSTRAINT "price_changes_applied_from" CHECK (("price_changes"."applied_at" is null) = ("price_changes"."from_price_paise" is null))
);
--> statement-breakpoint
CREATE TABLE "product_checks" (
	"product_id" text PRIMARY KEY NOT NULL,
	"missing" text[] NOT NULL,
	"checked_on" date NOT NULL,
	"checked_version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "shipping_grams" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "box_length_mm" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "box_width_mm" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "box_height_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf_life_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "generic_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker_address" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packer_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packer_address" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "importer_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "importer_address" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "care_address" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "care_phone" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "care_email" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_checks" ADD CONSTRAINT "product_checks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("unused_since") WHERE "pictures"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "price_changes_variant_id" ON "price_changes" USING btree ("variant_id","takes_effect_at");--> statement-breakpoint
CREATE INDEX "price_changes_waiting" ON "price_changes" USING btree ("takes_effect_at") WHERE "price_changes"."applied_at" is null and "price_changes"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "product_checks_incomplete" ON "product_checks" USING btree ("product_id") WHERE cardinality("product_checks"."missing") > 0;--> statement-breakpoint
CREATE INDEX "product_variants_sku_words" ON "product_variants" USING gin (lower("sku") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_by_state" ON "products" USING btree ("state","name","id");--> statement-breakpoint
CREATE INDEX "products_by_writing" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_publish_at" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_barcode_key" UNIQUE("barcode");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_barcode_form" CHECK ("product_variants"."barcode" ~ '^[0-9]{8,14}$');--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_shipping_grams" CHECK ("product_variants"."shipping_grams" > 0);--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_box_whole" CHECK (num_nulls("product_variants"."box_length_mm", "product_variants"."box_width_mm", "product_variants"."box_height_mm") in (0, 3)
        and coalesce(least("product_variants"."box_length_mm", "product_variants"."box_width_mm", "product_variants"."box_height_mm"), 1) > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state" CHECK ("products"."state" in ('draft', 'published', 'archived'));--> statement-breakpoint
-- What was switched off before staff had drafts is put away.
UPDATE "products" SET "state" = 'archived' WHERE NOT "active";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_active_if_published" CHECK ("products"."active" = ("products"."state" = 'published'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_scheduled_while_draft" CHECK ("products"."publish_at" is null or "products"."state" = 'draft');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_lists" CHECK (jsonb_typeof("products"."features") = 'array' and jsonb_typeof("products"."offers") = 'array'
        and jsonb_typeof("products"."nutrition") = 'array' and jsonb_typeof("products"."allergens") = 'array'
        and jsonb_typeof("products"."volumes") = 'array' and jsonb_typeof("products"."options") = 'array'
        and jsonb_typeof("products"."pictures") = 'array');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shelf_life_days" CHECK ("products"."shelf_life_days" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_maker_whole" CHECK (("products"."maker_name" is null) = ("products"."maker_address" is null) and btrim("products"."maker_name") <> '' and btrim("products"."maker_address") <> '');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_packer_whole" CHECK (("products"."packer_name" is null) = ("products"."packer_address" is null) and btrim("products"."packer_name") <> '' and btrim("products"."packer_address") <> '');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_importer_whole" CHECK (("products"."importer_name" is null) = ("products"."importer_address" is null) and btrim("products"."importer_name") <> '' and btrim("products"."importer_address") <> '');
--> statement-breakpoint
-- Readers and earlier releases know only whether a product is active; the two are kept as one, whichever is written.
CREATE FUNCTION keep_product_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state = 'published' AND NOT NEW.active THEN NEW.state := 'archived'; END IF;
  ELSIF NEW.active <> OLD.active AND NEW.state = OLD.state THEN
    NEW.state := CASE WHEN NEW.active THEN 'published' ELSE 'archived' END;
    NEW.publish_at := NULL;
  END IF;
  NEW.active := NEW.state = 'published';
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_state_kept BEFORE INSERT OR UPDATE OF state, active ON products
  FOR EACH ROW EXECUTE FUNCTION keep_product_state();
--> statement-breakpoint
DROP TRIGGER product_variants_version ON product_variants;
--> statement-breakpoint
CREATE TRIGGER product_variants_version BEFORE UPDATE OF
  product_id, position, sku, barcode, name, options, color, price_paise, original_price_paise, mrp_paise, net_count,
  net_amount, net_unit, shipping_grams, box_length_mm, box_width_mm, box_height_mm, picture, views, active
ON product_variants FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version();
