CREATE TABLE "sold_out_variants" (
	"variant_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "sold_out_variants" ADD CONSTRAINT "sold_out_variants_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("merchandise","id");--> statement-breakpoint
CREATE INDEX "product_variants_name_words" ON "product_variants" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_variants_low_stock" ON "product_variants" USING btree ("sku") WHERE "product_variants"."low_stock_at" is not null;--> statement-breakpoint
CREATE INDEX "batches_standing" ON "batches" USING btree ("best_before","id") WHERE "batches"."on_hand" > 0;--> statement-breakpoint
CREATE INDEX "batches_blocked" ON "batches" USING btree ("best_before","id") WHERE "batches"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "batches_held_back" ON "batches" USING btree ("variant_id") WHERE "batches"."held" > 0;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('count', 'damaged', 'expired', 'lost', 'found', 'sample or own use', 'wrong entry', 'recalled', 'other'));--> statement-breakpoint
INSERT INTO "sold_out_variants" SELECT "id" FROM "product_variants" WHERE "stock" = 0;
--> statement-breakpoint
CREATE FUNCTION note_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stock = 0 THEN
    INSERT INTO sold_out_variants (variant_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM sold_out_variants WHERE variant_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_sold_out_added AFTER INSERT ON product_variants
FOR EACH ROW WHEN (NEW.stock = 0) EXECUTE FUNCTION note_sold_out();
--> statement-breakpoint
CREATE TRIGGER product_variants_sold_out AFTER UPDATE OF stock ON product_variants
FOR EACH ROW WHEN ((OLD.stock = 0) <> (NEW.stock = 0)) EXECUTE FUNCTION note_sold_out();
