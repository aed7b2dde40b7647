ALTER TABLE "orders" DROP CONSTRAINT "orders_subtotal_adds_up";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_gst_rate";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prices" text DEFAULT 'exclusive' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_taxes" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_prices" CHECK ("orders"."prices" in ('exclusive', 'inclusive'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_taxes" CHECK (("orders"."prices" = 'inclusive') = ("orders"."delivery_taxes" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subtotal_adds_up" CHECK ("orders"."subtotal_paise" + case "orders"."prices" when 'inclusive' then "orders"."gst_paise" - "orders"."delivery_gst_paise" else 0 end = "orders"."total_mrp_paise" - "orders"."discount_paise" - "orders"."coupon_savings_paise" - "orders"."coin_savings_paise" and "orders"."subtotal_paise" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gst_rate" CHECK (case "orders"."prices" when 'inclusive' then "orders"."delivery_gst_basis_points" is not null else ("orders"."gst_basis_points" is null) = ("orders"."delivery_gst_basis_points" is not null) end);