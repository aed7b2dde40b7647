CREATE TABLE "gateway_customers" (
	"user_id" text NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_customers_user_id_gateway_pk" PRIMARY KEY("user_id","gateway"),
	CONSTRAINT "gateway_customers_of_one" UNIQUE("gateway","customer_id")
);
--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_kind";--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_sign";--> statement-breakpoint
ALTER TABLE "coin_entries" ADD COLUMN "return_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway_customer_id" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refund_coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_cards" ADD COLUMN "expiry" text;--> statement-breakpoint
ALTER TABLE "gateway_customers" ADD CONSTRAINT "gateway_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entries_once_a_return" ON "coin_entries" USING btree ("return_id","lot_id") WHERE "coin_entries"."return_id" is not null;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_return" CHECK (("coin_entries"."kind" = 'refunded') = ("coin_entries"."return_id" is not null));--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_kind" CHECK ("coin_entries"."kind" in ('earned', 'spent', 'returned', 'refunded', 'expired', 'reversed'));--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_sign" CHECK (case when "coin_entries"."kind" in ('earned', 'returned', 'refunded') then "coin_entries"."coins" > 0 else "coin_entries"."coins" < 0 end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_saves_a_card" CHECK (not "payments"."saves_card" or "payments"."method" = 'card');--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_coins" CHECK ("returns"."refund_coins" = 0 or ("returns"."refund_coins" > 0 and "returns"."state" = 'refunded'));