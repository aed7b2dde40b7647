-- A shopper may buy for a business: what it is called, and on each order what its bill says of it.
CREATE TABLE "businesses" (
	"user_id" text PRIMARY KEY NOT NULL,
	"gstin" text NOT NULL,
	"legal_name" text NOT NULL,
	"address_line_1" text NOT NULL,
	"address_line_2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pin_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "businesses_gstin_form" CHECK ("businesses"."gstin" ~ '^[0-9]{2}[A-Z0-9]{13}$'),
	CONSTRAINT "businesses_named" CHECK (btrim("businesses"."legal_name") <> '' and btrim("businesses"."address_line_1") <> ''),
	CONSTRAINT "businesses_pin_code_form" CHECK ("businesses"."pin_code" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "business" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;