CREATE TABLE "restock_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"text_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "restock_requests_once" UNIQUE("variant_id","email"),
	CONSTRAINT "restock_requests_email_form" CHECK ("restock_requests"."email" = lower(btrim("restock_requests"."email"))),
	CONSTRAINT "restock_requests_confirmed" CHECK ("restock_requests"."confirmed_at" >= "restock_requests"."requested_at")
);
--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restock_requests_email" ON "restock_requests" USING btree ("email");