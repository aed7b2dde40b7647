CREATE TABLE "coupon_uses" (
	"order_id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_state" CHECK ("coupon_uses"."state" in ('held', 'counted', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"basis_points" integer,
	"amount_paise" bigint,
	"cap_paise" bigint,
	"minimum_paise" bigint,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"category_ids" text[] NOT NULL,
	"total_limit" integer,
	"per_shopper_limit" integer,
	"first_order_only" boolean NOT NULL,
	"active" boolean NOT NULL,
	"hidden" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_key" UNIQUE("code"),
	CONSTRAINT "coupons_code_form" CHECK ("coupons"."code" ~ '^[A-Z0-9-]{3,30}$'),
	CONSTRAINT "coupons_reduction" CHECK (coalesce(case "coupons"."kind"
        when 'percent' then "coupons"."basis_points" between 1 and 10000 and "coupons"."amount_paise" is null
        when 'amount' then "coupons"."amount_paise" > 0 and "coupons"."basis_points" is null and "coupons"."cap_paise" is null
        end, false)),
	CONSTRAINT "coupons_limits_positive" CHECK ("coupons"."cap_paise" > 0 and "coupons"."minimum_paise" > 0 and "coupons"."total_limit" > 0 and "coupons"."per_shopper_limit" > 0),
	CONSTRAINT "coupons_dates" CHECK ("coupons"."valid_from" < "coupons"."valid_until")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon" ON "coupon_uses" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_user_id" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_named" CHECK ("orders"."coupon_savings_paise" = 0 or "orders"."coupon_code" is not null);