ALTER TABLE "orders" ALTER COLUMN "gst_basis_points" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gst_basis_points" integer;--> statement-breakpoint
-- Until now one rate was charged on all goods of an order.
UPDATE "order_lines" SET "gst_basis_points" = "orders"."gst_basis_points"
FROM "orders" WHERE "orders"."id" = "order_lines"."order_id";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "gst_basis_points" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_gst_basis_points" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_gst_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_gst_rate" CHECK ("order_lines"."gst_basis_points" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gst_rate" CHECK (("orders"."gst_basis_points" is null) = ("orders"."delivery_gst_basis_points" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_gst" CHECK ("orders"."delivery_gst_paise" between 0 and "orders"."gst_paise" and ("orders"."delivery_gst_paise" = 0 or "orders"."delivery_gst_basis_points" > 0));