DROP INDEX "orders_tracking_number";--> statement-breakpoint
DROP INDEX "parcels_tracking_number";--> statement-breakpoint
CREATE INDEX "orders_tracking_code" ON "orders" USING btree (upper("tracking_number"));--> statement-breakpoint
CREATE INDEX "parcels_tracking_code" ON "parcels" USING btree (upper("tracking_number"));