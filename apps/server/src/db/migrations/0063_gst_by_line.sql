ALTER TABLE "orders" ADD COLUMN "gst_inside" text;--> statement-breakpoint
-- Orders keep the arithmetic that they were placed with. Nobody changed them: their version stays.
ALTER TABLE "orders" DISABLE TRIGGER orders_version;--> statement-breakpoint
UPDATE "orders" SET "gst_inside" = 'by rate' WHERE "prices" = 'inclusive';--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER orders_version;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gst_inside" CHECK ("orders"."gst_inside" in ('by line', 'by rate'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gst_inside_known" CHECK (("orders"."prices" = 'inclusive') = ("orders"."gst_inside" is not null));
