ALTER TABLE "return_lines" ADD COLUMN "restocked_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now a line went back to stock as a whole.
UPDATE return_lines SET restocked_units = quantity WHERE restocked;--> statement-breakpoint
-- Returns from before their lines said so had all put back that may be sold again.
UPDATE return_lines SET restocked_units = return_lines.quantity
FROM returns, order_lines, products
WHERE returns.id = return_lines.return_id AND returns.restocked
  AND order_lines.order_id = return_lines.order_id AND order_lines.position = return_lines.position
  AND products.id = order_lines.product_id AND products.returnable
  AND NOT EXISTS (SELECT 1 FROM return_lines told WHERE told.return_id = returns.id AND told.restocked);--> statement-breakpoint
ALTER TABLE "return_lines" DROP COLUMN "restocked";--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_restocked";--> statement-breakpoint
ALTER TABLE "returns" DROP COLUMN "restocked";--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_restocked" CHECK ("return_lines"."restocked_units" between 0 and "return_lines"."quantity");
