CREATE TABLE "gateway_customers" (
	"user_id" text NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_customers_user_id_gateway_pk" PRIMARY KEY("user_id","gateway"),
	CONSTRAINT "gateway_customers_of_one" UNIQUE("gateway","customer_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway_customer_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_cards" ADD COLUMN "expiry" text;--> statement-breakpoint
ALTER TABLE "gateway_customers" ADD CONSTRAINT "gateway_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_saves_a_card" CHECK (not "payments"."saves_card" or "payments"."method" = 'card');