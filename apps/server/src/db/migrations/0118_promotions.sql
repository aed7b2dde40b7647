CREATE TABLE "promotion_uses" (
	"order_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"savings_paise" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_uses_order_id_promotion_id_pk" PRIMARY KEY("order_id","promotion_id"),
	CONSTRAINT "promotion_uses_state" CHECK ("promotion_uses"."state" in ('held', 'counted', 'returned')),
	CONSTRAINT "promotion_uses_savings" CHECK ("promotion_uses"."savings_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"goods" jsonb NOT NULL,
	"benefit" jsonb NOT NULL,
	"minimum_total_paise" bigint,
	"minimum_quantity" integer,
	"priority" integer NOT NULL,
	"active" boolean NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"weekdays" integer[] NOT NULL,
	"hours_from" text,
	"hours_until" text,
	"first_order_only" boolean NOT NULL,
	"total_limit" integer,
	"per_shopper_limit" integer,
	"budget_paise" bigint,
	"combining" jsonb NOT NULL,
	"with_coupon" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_named" CHECK (btrim("promotions"."name") <> ''),
	CONSTRAINT "promotions_limits_positive" CHECK ("promotions"."minimum_total_paise" > 0 and "promotions"."minimum_quantity" > 0 and "promotions"."total_limit" > 0 and "promotions"."per_shopper_limit" > 0 and "promotions"."budget_paise" > 0),
	CONSTRAINT "promotions_dates" CHECK ("promotions"."valid_from" < "promotions"."valid_until"),
	CONSTRAINT "promotions_hours" CHECK (("promotions"."hours_from" is null) = ("promotions"."hours_until" is null))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promotion_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion" ON "promotion_uses" USING btree ("promotion_id","user_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_user_id" ON "promotion_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promotions_active" ON "promotions" USING btree ("id") WHERE "promotions"."active";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_promotion" CHECK ("order_lines"."promotion_paise" between 0 and "order_lines"."discount_paise");--> statement-breakpoint
CREATE TRIGGER promotions_version BEFORE UPDATE ON promotions FOR EACH ROW EXECUTE FUNCTION count_version();
