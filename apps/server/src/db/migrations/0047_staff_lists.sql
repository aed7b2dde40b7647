CREATE INDEX "product_variants_name_words" ON "product_variants" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_variants_watched" ON "product_variants" USING btree ("sku") WHERE "product_variants"."low_stock_at" is not null;--> statement-breakpoint
CREATE INDEX "products_by_goods" ON "products" USING btree ("merchandise","id");--> statement-breakpoint
CREATE INDEX "orders_skus" ON "orders" USING gin (string_to_array(lower("sku_text"), ' '));--> statement-breakpoint
CREATE INDEX "batches_blocked" ON "batches" USING btree ("best_before","id") WHERE "batches"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "batches_held" ON "batches" USING btree ("variant_id") WHERE "batches"."held" > 0;--> statement-breakpoint
CREATE INDEX "stock_movements_kind" ON "stock_movements" USING btree ("variant_id","kind","position");