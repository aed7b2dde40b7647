DROP INDEX "orders_searched";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("number" || ' ' || right("id", 8) || ' ' || coalesce("delivery_address" ->> 'fullName', '') || ' ' || coalesce("delivery_address" ->> 'phone', '') || ' ' || coalesce("delivery_address" ->> 'email', '') || ' ' || coalesce("delivery_address" ->> 'pinCode', '') || ' ' || coalesce("tracking_number", '') || ' ' || "sku_text" || ' ')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ("search_text" gin_trgm_ops);
